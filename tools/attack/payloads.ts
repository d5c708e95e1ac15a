const COMPUTED = 191 * 7

/** The text that a page would contain if a template engine had run a payload. */
export const EXECUTED_TEMPLATE = `x${COMPUTED}y`

/** Markup that runs a script wherever it is not escaped. */
export const markup = [
  '<script>window.hacked=1</script>',
  '</script><script>hacked()</script>',
  '"><img src=x onerror=hacked()>',
  '<svg/onload=hacked()>',
  "'-hacked()-'",
  '<!--<script>hacked()',
  '<iframe srcdoc="<script>hacked()</script>">',
] as const

export const templates = ['x{{191*7}}y', 'x${191*7}y', 'x<%= 191*7 %>y', 'x#{191*7}y', 'x*{191*7}y']

const sql = [
  "'; drop table users; --",
  "' or '1'='1",
  "' union select value from secrets --",
  "'||pg_sleep(9)--",
  '1; select pg_sleep(9)',
  "\\'; delete from products; --",
  '$1',
  "%' or 1=1 --",
  '{"$gt":""}',
]

const lines = [
  'a\r\nSet-Cookie: hacked=1',
  'a\nGET /forged 200 1 ms',
  'a\u001b[31mforged\u001b[0m',
  'a\u0000b',
  'a\u2028GET /forged',
  'a\u0085GET /forged',
  'a%0d%0aSet-Cookie:%20hacked=1',
  '%00',
  '%0aGET /forged',
  '%1b[31m',
]

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

const paths = [
  '../../../../etc/passwd',
  '..\\..\\..\\etc\\passwd',
  'file:///etc/passwd',
  'http://127.0.0.1:9/',
  'javascript:hacked()',
  'data:text/html,<script>hacked()</script>',
]

const shell = ['; id', '$(id)', '`id`', '| id']

/** Text for any field. */
export const texts: readonly string[] = [
  ...sql,
  ...markup,
  ...templates,
  ...lines,
  ...names,
  ...paths,
  ...shell,
  '',
  ' ',
  '\ud800',
  '-1',
  '1e308',
  'x'.repeat(60_000),
]

/** Values of a wrong type for a text or a number. */
export const wrongTypes: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  0.001,
  [],
  [[]],
  ['x'],
  {},
  { $ne: null },
  { toString: 'x' },
  { length: 5 },
]

const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000)

/** Bodies that are valid for no call. */
export const bodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"__proto__":{"role":"admin","status":"hacked","polluted":1}}',
  '{"constructor":{"prototype":{"role":"admin","polluted":1}}}',
  '{"role":"admin","role":"admin","__proto__":null}',
  deep('[', ']'),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"name":"${'x'.repeat(70_000)}"}`,
  `{"price":${'9'.repeat(400)}}`,
  'a=1&b=2',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
]

/** Percent-encoded sequences for a path or a query. */
export const encoded: readonly string[] = [
  '%00',
  '%0a',
  '%0d%0aSet-Cookie:%20hacked=1',
  '%1b%5b31m',
  '%c2%85',
  '%e2%80%a8',
  '%250d%250aSet-Cookie:%20hacked=1',
  '%',
  '%zz',
  '%c0%af',
  '%ff%fe',
  '%ed%a0%80',
  '..%2f..%2f..%2fetc%2fpasswd',
]
