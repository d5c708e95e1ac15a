import { type BlogEntry, BlogEntryStruct } from '../domain/blog.ts'
import type { Listed } from '../domain/listed.ts'
import type { Http } from './client.ts'
import { decodeItems } from './decode.ts'
import { path } from './path.ts'

/** Public questions and answers (rules R5 and C2). */
export function blogApi(http: Http) {
  return {
    async getBlogEntries(): Promise<Listed<BlogEntry>[]> {
      const body = await http.send({ method: 'get', path: path`/blogs`, bearer: 'nobody' })
      return decodeItems(body, BlogEntryStruct)
    },
  }
}
