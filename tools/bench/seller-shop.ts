/** A seller who adds products through the server's API. */
export type Shop = { addProduct(): Promise<void> }

/** Registers a seller at the identity stand-in and the server. Every product goes to this category. */
export async function openShop(origin: string, categoryId: string): Promise<Shop> {
  const email = 'shop@bench.test'
  const send = async (method: string, path: string, token: string, json?: object) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`)
    return response.json()
  }
  const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp'
  const { idToken } = await send('POST', signUp, '', { email, password: 'second-hand' })
  await send('PUT', '/user', idToken, { name: 'Shop', email, role: 'seller' })
  const { accessToken } = await send('GET', `/jwt?email=${email}`, idToken)
  const product = {
    productName: 'Something new',
    image: '/images/new.jpg',
    askingPrice: 40,
    retailPrice: 120,
    productCondition: 'fair',
    categoryId,
    purchaseYear: 2019,
    contact: '070',
    location: 'Lund',
  }
  return {
    async addProduct() {
      await send('POST', '/add-product', accessToken, product)
    },
  }
}
