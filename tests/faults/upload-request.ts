type Listener = () => void

/** The part of XMLHttpRequest that the image service uses, on top of fetch: Node has none. */
export class UploadRequest {
  status = 0
  responseText = ''
  readonly upload = { addEventListener: () => undefined }
  readonly #listeners = new Map<string, Listener>()
  readonly #controller = new AbortController()
  readonly #headers = new Headers()
  #url = ''

  open(_method: 'POST', url: string): void {
    this.#url = url
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener)
  }
  abort(): void {
    this.#controller.abort()
  }
  send(body: FormData): void {
    void this.#exchange(body).then((outcome) => this.#listeners.get(outcome)?.())
  }
  async #exchange(body: FormData): Promise<'load' | 'abort' | 'error'> {
    const { signal } = this.#controller
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: this.#headers,
        body,
        signal,
      })
      this.status = response.status
      this.responseText = await response.text()
      return 'load'
    } catch {
      return signal.aborted ? 'abort' : 'error'
    }
  }
}
