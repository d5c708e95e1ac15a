import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller, callAs } from './callers.ts'
import { chair } from './chair.ts'
import { emailOf, openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await addOtherSeller(market)
})

const own = '/images/0123456789abcdef01234567'
const add = (change: object) =>
  callAs(market, 'tom', 'POST', '/add-product', { json: { ...chair, ...change } })
const productsOf = async (seller: 'sue' | 'tom') =>
  (await callAs(market, seller, 'GET', `/all-products/${emailOf(seller)}`)).body as object[]

describe('the imageSources of a picture', () => {
  const sources = {
    avif: `${own}-160.avif 160w, ${own}-320.avif 320w`,
    webp: `${own}-160.webp 160w`,
  }
  test('are stored if they are on this server', async () => {
    await add({ image: `${own}.jpg`, imageSources: sources })
    expect(await productsOf('tom')).toMatchObject([{ imageSources: sources }])
  })
  test.each([
    ['another picture of this server', `/images/${'f'.repeat(24)}.jpg`],
    ['a picture of another host', 'https://pictures.example/chair.jpg'],
  ])('are refused for %s', async (_name, image) => {
    expect((await add({ image, imageSources: sources })).body).toMatchObject({
      detail: "The field 'imageSources' is missing or wrong.",
    })
    const more = await add({ morePictures: [{ image, imageSources: sources }] })
    expect(more.status).toBe(400)
  })
  test('are stored with the color of the picture and without unknown fields', async () => {
    const coloured = { ...sources, colour: '#dcb' }
    await add({ image: `${own}.jpg`, imageSources: { ...coloured, more: 'x'.repeat(10_000) } })
    const [product] = await productsOf('tom')
    expect(product).toHaveProperty('imageSources', coloured)
  })
  test.each(['#DCB', 'url(https://elsewhere.example)', '', 5])(
    'are rejected with the color %j',
    async (colour) => {
      expect((await add({ imageSources: { ...sources, colour } })).body).toMatchObject({
        detail: "The field 'imageSources.colour' is missing or wrong.",
      })
    },
  )
  test.each([
    'https://pictures.example/chair.avif 160w',
    `${own}-160.avif 160w, https://pictures.example/chair.avif 320w`,
    '',
  ])('are rejected unless every URL is on this server: %j', async (avif) => {
    expect((await add({ imageSources: { ...sources, avif } })).body).toMatchObject({
      code: 'invalid-request',
      detail: "The field 'imageSources.avif' is missing or wrong.",
    })
  })
})

describe('the pictures after the cover, an extension', () => {
  const sources = { avif: `${own}-160.avif 160w`, webp: `${own}-160.webp 160w` }
  const back = { image: `${own}.jpg`, imageSources: sources }
  const side = { image: 'https://pictures.example/side.jpg' }
  const picturesOf = async (pictures: unknown) => {
    const { insertedId } = (await add({ morePictures: pictures })).body as { insertedId: string }
    const { product } = (await market.call('GET', `/products/${insertedId}`)).body as {
      product: object
    }
    return product
  }

  test('keep their order, and the cover stays as it is', async () => {
    expect(await picturesOf([back, side])).toMatchObject({
      image: chair.image,
      morePictures: [back, side],
    })
  })
  test('are without unknown fields', async () => {
    const odd = { ...back, imageSources: { ...sources, more: 1 }, more: 'x'.repeat(10_000) }
    expect(await picturesOf([odd])).toHaveProperty('morePictures', [back])
  })
  test('are left out where the cover is the only picture', async () => {
    expect(await picturesOf([])).not.toHaveProperty('morePictures')
    expect(await picturesOf(undefined)).not.toHaveProperty('morePictures')
  })
  test('are not in a list, which shows covers', async () => {
    await picturesOf([back, side])
    expect((await productsOf('tom'))[0]).not.toHaveProperty('morePictures')
  })
  test.each([
    ['morePictures', Array.from({ length: 8 }, () => side)],
    ['morePictures', 'side.jpg'],
    ['morePictures.0', ['https://pictures.example/side.jpg']],
    ['morePictures.0.image', [{ image: 'javascript:alert(1)' }]],
    ['morePictures.1.image', [side, { image: '/images/../secrets.jpg' }]],
    ['morePictures.0.imageSources.avif', [{ ...back, imageSources: { ...sources, avif: '' } }]],
  ])('the error names the field %s', async (field, morePictures) => {
    expect((await add({ morePictures })).body).toMatchObject({
      status: 400,
      detail: `The field '${field}' is missing or wrong.`,
    })
    expect(await productsOf('tom')).toEqual([])
  })
  test('are announced to a seller', async () => {
    const extensionsOf = async (person: 'sue' | 'ann') =>
      (await market.call('GET', `/users/role/${emailOf(person)}`, { as: person })).body
    expect(await extensionsOf('sue')).toMatchObject({
      extensions: expect.arrayContaining(['pictures']),
    })
    expect(await extensionsOf('ann')).not.toMatchObject({
      extensions: expect.arrayContaining(['pictures']),
    })
  })
})
