import type { Context, Hono } from 'hono'
import type { Struct } from 'superstruct'
import { decodeBody, queryDecoder } from '../http/decode.ts'
import type { AnyStruct } from '../http/json-schema.ts'
import type { Act } from '../http/limits.ts'
import { conditionalGet } from '../http/public-list.ts'
import type { AppContext } from './app-context.ts'
import { type Subject, withAudit } from '../desk/audit.ts'
import { authorise, type Granted } from './authorise.ts'
import { idempotent } from './idempotency.ts'
import type { Viewer } from './viewer.ts'
import { type Access, isAdministration, type LimitOf } from './permissions.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The names of the parameters in a path, such as 'id' of '/orders/:id/events'. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** A request that is authorised and decoded. */
export type Asked<Given extends Access, Path extends string, Query, Body> = Granted<Given> & {
  context: Context
  params: Record<ParamOf<Path>, string>
  query: Query
  body: Body
}

/** A request that its caller can make, with the ids of the example market (`tests/server/example-requests.ts`). */
type Example = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** The facts of an endpoint besides its method, its path and its handler. */
type Facts = {
  /** One sentence. */
  readonly summary: string
  /** The extension that announces the call; a call without one is of section 7 of the specification. */
  readonly extension?: string
  /** Honours the header Idempotency-Key. */
  readonly isIdempotent?: true
  /** Answers the same to every caller, with an ETag. */
  readonly isPublic?: true
  /** The request headers that the call reads, each with its meaning. */
  readonly headers?: Readonly<Record<string, string>>
  /** The JSON of a response that is no problem; null for a call that answers a page. */
  readonly answer: AnyStruct | null
  /** A further content type, for a client that accepts it. */
  readonly alsoAnswers?: 'text/html' | 'text/event-stream'
  readonly example?: Example
  /** Whether a request is that of a page at the same address. */
  readonly servesPage?: (context: Context) => boolean
}

/** An endpoint without the types of its request. */
export type Endpoint<Call extends string = string> = Facts & {
  readonly call: Call
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly limit: Act
  readonly query: AnyStruct | null
  readonly body: AnyStruct | null
  register(calls: Hono, app: AppContext): void
}

/**
 * Declares an endpoint beside its handler. From the declaration come its route with the authorisation, the limit and the
 * decoding, its part of the OpenAPI document, and the tests of every call. `handle` returns the answer, or a response that it
 * has made itself. `prepare` changes a body before it is decoded. A call with which an admin changes what is of others names
 * its subject in `audit`, and the audit log then has each of them.
 */
export function endpoint<
  const M extends Method,
  const Path extends string,
  const Given extends Access,
  Query = undefined,
  Body = undefined,
>(
  declared: Facts & {
    method: M
    path: Path
    access: Given
    limit: LimitOf<Given>
    query?: Struct<Query>
    body?: Struct<Body>
    prepare?: (body: unknown, context: Context) => unknown
    audit?: (asked: Asked<Given, Path, Query, Body>) => Subject
    handle: (asked: Asked<Given, Path, Query, Body>, app: AppContext) => object | Promise<object>
  },
): Endpoint<`${M} ${Path}`> {
  const { method, path, query, body, prepare, audit, handle } = declared
  const call = `${method} ${path}` as const
  if (method !== 'GET' && isAdministration(declared.access) !== (audit !== undefined)) {
    throw new Error(`${call} has to be in the audit log exactly if it is an admin's.`)
  }
  return {
    ...declared,
    call,
    query: query ?? null,
    body: body ?? null,
    register(calls, app) {
      const queryOf = query && queryDecoder(query)
      const steps = [
        authorise(app, { ...declared, call }),
        ...(declared.isIdempotent ? [idempotent(app)] : []),
        ...(declared.isPublic ? [conditionalGet] : []),
      ]
      calls.on(method, [path], ...steps, async (context, next) => {
        if (declared.servesPage?.(context)) return next()
        const asked = {
          ...context.var,
          context,
          params: context.req.param(),
          query: queryOf?.(context),
          body: body && (await decodeBody(context, body, prepare)),
        }
        const answer = await handle(asked as never, audit ? audited(app, call, asked, audit) : app)
        return answer instanceof Response ? answer : context.json(answer)
      })
    },
  }
}

/** Returns the services for a call that the audit log has where an admin makes it. */
function audited(
  app: AppContext,
  call: string,
  asked: { viewer?: Viewer; query?: unknown; body?: unknown },
  audit: (asked: never) => Subject,
): AppContext {
  const { viewer } = asked
  if (viewer?.role !== 'admin') return app
  const said = (name: string) => {
    const value: unknown = Object(asked.body)[name] ?? Object(asked.query)[name]
    return typeof value === 'string' ? value : null
  }
  const act = {
    adminId: viewer.id,
    call,
    event: said('measure') ?? said('event'),
    words: said('words') ?? said('reason') ?? '',
    subject: audit(asked as never),
  }
  return { ...app, database: withAudit(app.database, act, app.flowClock) }
}
