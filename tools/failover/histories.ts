import type {
  ProductInput,
  ProductOperation,
  ProductOutput,
} from '../linearizability/product-model.ts'

type Asked = {
  output: ProductOutput
  /** Requests before the answered one that another key followed: they took effect at some time, or never. */
  abandoned: number
}

/** The operations of the buyers on each product and their results, with the times of calls and answers. */
export class Histories {
  readonly byProduct = new Map<string, ProductOperation[]>()

  /** Asks about a product, and records the call with its answer, or without where `ask` throws. */
  async record(
    { productId, client, input }: { productId: string; client: string; input: ProductInput },
    ask: () => Promise<Asked>,
  ): Promise<ProductOutput> {
    const history = this.byProduct.get(productId) ?? []
    this.byProduct.set(productId, history)
    const call = performance.now()
    const unanswered: ProductOperation = { client, call, return: null, input, output: null }
    try {
      const { output, abandoned } = await ask()
      for (let index = 0; index < abandoned; index += 1) history.push(unanswered)
      history.push({ ...unanswered, return: performance.now(), output })
      return output
    } catch (error) {
      history.push(unanswered)
      throw error
    }
  }
}
