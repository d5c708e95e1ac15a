/** A response of a server, or of a proxy in front of it. */
export type Answer = { status: number; type: string; body: string }

const problem = (status: number, title: string, code?: string): Answer => ({
  status,
  type: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title, status, code }),
})

const page = (status: number): Answer => ({
  status,
  type: 'text/html',
  body: `<!doctype html><title>${status}</title><h1>${status}</h1>`,
})

export const serverError = problem(500, 'Internal Server Error')

/** The responses that can replace the real one, by name. */
const otherAnswers = {
  'answers 400': problem(400, 'Bad Request'),
  'answers 401': problem(401, 'Unauthorized'),
  // Without a code, the client would renew the token, as after a 401.
  'answers 403': problem(403, 'Forbidden', 'not-yours'),
  'answers 404': problem(404, 'Not Found'),
  'answers 409': problem(409, 'Conflict'),
  'answers 422': problem(422, 'Unprocessable Content'),
  'answers 429': problem(429, 'Too Many Requests'),
  'answers 500': serverError,
  'answers 502 with a page': page(502),
  'answers 200 with a page': page(200),
  'answers 200 with something else': {
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ something: 'else' }),
  },
} as const satisfies Readonly<Record<string, Answer>>

/** Adapts each of the responses to one kind of transport. */
export function eachAnswer<Given>(give: (answer: Answer) => Given) {
  const given = Object.entries(otherAnswers).map(([name, answer]) => [name, give(answer)])
  return Object.fromEntries(given) as Record<keyof typeof otherAnswers, Given>
}
