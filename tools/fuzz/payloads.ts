import { constantFrom, double, integer, jsonValue, oneof, string } from 'fast-check'

/** Strings that commonly break software. */
const texts = [
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  'Infinity',
  '1e308',
  '12.345',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  "' or 1=1 --",
  '$1',
  '%',
  '\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  'javascript:alert(1)',
  '\u0000',
  'a\u0007b\u001b[31m',
  '\ud800',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(5_000),
  '2026-13-45T99:99:99Z',
] as const

const nastyText = oneof(
  constantFrom(...texts),
  string({ unit: 'binary', maxLength: 60 }),
  string({ maxLength: 60 }),
)

/** A value to put in the place of an expected one. */
export const payloadValue = oneof(
  nastyText,
  // Amounts with too many decimals, and years that are out of range.
  constantFrom(0.001, 12.345, 1899, 9999),
  double(),
  constantFrom(null, true, false, [], {}, [[]], { $ne: null }, { toString: 'x' }),
  jsonValue({ maxDepth: 3 }),
  integer({ min: 1, max: 40 }).map((count) => 'y'.repeat(count * 500)),
)

/** A URL path segment or query value, percent-encoded where necessary. */
export const payloadUrlPart = oneof(
  nastyText.map((text) => encodeURIComponent(text.toWellFormed())),
  constantFrom(
    '%',
    '%zz',
    '%c0%af',
    '%2e%2e%2f',
    '%00',
    '%ff%fe',
    '..',
    'a'.repeat(3_000),
    '+',
    '%F0%9F',
  ),
)

const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000)

/** A body that is valid for no call. */
export const payloadBody = oneof(
  constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"a":1}{',
    '{"__proto__":{"role":"admin"}}',
    deep('[', ']'),
    deep('{"a":', '}').replace('}', '1}'),
    `{"price":${'9'.repeat(400)}}`,
    JSON.stringify({ productName: 'x'.repeat(70_000) }),
    '\ufeff{}',
  ),
  string({ unit: 'binary', maxLength: 200 }).map((text) => text.toWellFormed()),
  payloadValue.map((value) => JSON.stringify(value)),
)
