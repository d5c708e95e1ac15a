import { array } from 'superstruct'
import { type BlogEntry, BlogEntryStruct } from '../domain/blog.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import { path } from './path.ts'

/** Public questions and answers (rules R5 and C2). */
export function blogApi(http: Http) {
  return {
    async getBlogEntries(): Promise<BlogEntry[]> {
      const body = await http.send({ method: 'get', path: path`/blogs`, bearer: 'nobody' })
      return decode(body, array(BlogEntryStruct))
    },
  }
}
