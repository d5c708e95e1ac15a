import { type Context, Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { readBody } from '../http/decode.ts'
import { idempotent } from '../access/idempotency.ts'
import { editListing } from '../use-cases/edit-listing.ts'
import { listListings, readListing } from '../listings/read.ts'
import { sendListingEvent } from '../use-cases/listing-events.ts'
import { Problem } from '../http/problem.ts'
import { decodeListingChange } from './listing-body.ts'
import { respondWithList } from '../http/list-page.ts'

/**
 * Serves the listings of the viewer, an extension: GET /listings, GET /listings/{id} with its timeline, POST
 * /listings/{id}/events, and PATCH /listings/{id} with the changed fields of POST /add-product. The last two answer as GET
 * /listings/{id} does. The ETag of a listing is its edition; PATCH requires it as If-Match, so that an edit does not undo
 * one that its seller has not seen. Throws edition-missing besides what the calls throw.
 */
export function listingEventRoutes(appContext: AppContext): Hono {
  const { database, clock, lists } = appContext
  const answer = async (context: Context, id: string) => {
    const listing = await readListing(database, id, appContext)
    if (listing === null) throw new Problem('product-unknown')
    context.header('etag', `"${listing.edition}"`)
    return context.json(listing)
  }
  return new Hono()
    .get('/listings', authorise(appContext, 'GET /listings'), (context) =>
      respondWithList(context, lists, (page) =>
        listListings(database, context.var.viewer.id, page, appContext),
      ),
    )
    .get('/listings/:id', authorise(appContext, 'GET /listings/:id'), (context) =>
      answer(context, context.req.param('id')),
    )
    .post(
      '/listings/:id/events',
      authorise(appContext, 'POST /listings/:id/events'),
      idempotent(appContext),
      async (context) => {
        const id = context.req.param('id')
        await sendListingEvent(appContext, context.var.viewer, {
          id,
          body: await readBody(context),
        })
        return answer(context, id)
      },
    )
    .patch(
      '/listings/:id',
      authorise(appContext, 'PATCH /listings/:id'),
      idempotent(appContext),
      async (context) => {
        const id = context.req.param('id')
        const edition = editionIn(context.req.header('if-match'))
        const changed = await decodeListingChange(context, clock())
        await editListing(appContext, context.var.viewer, { id, edition, changed })
        return answer(context, id)
      },
    )
}

/** Returns the edition in an If-Match header. Throws edition-missing. */
function editionIn(header: string | undefined): number {
  const [, edition] = /^"(\d{1,9})"$/.exec(header ?? '') ?? []
  if (edition === undefined) throw new Problem('edition-missing')
  return Number(edition)
}
