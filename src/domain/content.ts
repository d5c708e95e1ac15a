/** A piece of a page of src/content: text, or an element around pieces. Only links have `href`. */
export type ContentNode = string | { tag: string; href?: string; children: readonly ContentNode[] }

/** A page of src/content; the build compiles its Markdown (server/client-build/content.ts). */
export type ContentPage = { title: string; description: string; nodes: readonly ContentNode[] }
