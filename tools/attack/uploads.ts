import { readdir } from 'node:fs/promises'
import { abortUploads } from './aborted-uploads.ts'
import { badPictures, makeJpeg, polyglots, SCRIPT, type Upload } from './bad-pictures.ts'
import { type Answer, type Ask, isDone, isRefused } from './client.ts'
import { folderAtRest } from './picture-folder.ts'
import type { Attempts } from './report.ts'
import { BOUNDARY } from './sockets.ts'
import type { Target } from './target.ts'

const UPLOAD = '/standins/images/upload'
const AT_ONCE = 12

/** Uploads files that are no pictures, pictures with other content, and too much. */
export async function attackByUploads(target: Target, attempts: Attempts): Promise<void> {
  const { ask, dataDir } = target
  const filesBefore = await readdir(dataDir)
  const picturesBefore = await folderAtRest(dataDir)
  await refuseAll(ask, attempts)
  await refuseForms(ask, attempts)
  const picturesAfter = await folderAtRest(dataDir)
  attempts.count(
    'refused uploads leave no file',
    picturesAfter.names.size === picturesBefore.names.size && picturesAfter.isClean,
    { exchange: picturesAfter.words },
  )
  await serveOnlyPixels(ask, attempts)
  await ignoreNames(ask, attempts)
  await uploadMany(ask, attempts)
  await abortUploads(target, attempts)
  const filesAfter = await readdir(dataDir)
  attempts.count(
    'no upload writes beside the folder of the pictures',
    isSame(filesBefore, filesAfter),
    {
      exchange: `${filesBefore.join(' ')} -> ${filesAfter.join(' ')}`,
    },
  )
}

const isSame = (before: readonly string[], after: readonly string[]) =>
  before.toSorted().join('/') === after.toSorted().join('/')

function upload(ask: Ask, { name, type, bytes }: Upload, field = 'image'): Promise<Answer> {
  const form = new FormData()
  form.set(field, new File([new Uint8Array(bytes)], name, { type }))
  return ask({ method: 'POST', path: UPLOAD, body: form })
}

/** While the server looks at the file, it answers others. */
async function refuseAll(ask: Ask, attempts: Attempts): Promise<void> {
  for (const [name, bad] of Object.entries(await badPictures())) {
    const [answer, health] = await Promise.all([
      upload(ask, bad),
      ask({ method: 'GET', path: '/readyz' }),
    ])
    attempts.count(name, isRefused(answer), answer)
    attempts.count(`others are answered during ${name}`, isDone(health), health)
  }
}

async function refuseForms(ask: Ask, attempts: Attempts): Promise<void> {
  const picture = { name: 'a.jpg', type: 'image/jpeg', bytes: await makeJpeg() }
  const wrongField = await upload(ask, picture, 'file')
  attempts.count('a picture in another field', isRefused(wrongField), wrongField)
  const head = 'content-disposition: form-data; name="image"; filename="a.jpg"'
  const multipart = `multipart/form-data; boundary=${BOUNDARY}`
  const begin = `--${BOUNDARY}\r\n`
  const end = `\r\n--${BOUNDARY}--\r\n`
  const bodies: [type: string, body: string][] = [
    [multipart, ''],
    [multipart, begin],
    [multipart, begin + head],
    [multipart, `${begin}${head}\r\n\r\n\xff\xd8\xff`],
    [multipart, `${begin}${head}\r\n\r\n${end}`],
    [multipart, `--other\r\n${head}\r\n\r\nx\r\n--other--`],
    [multipart, `${begin}content-disposition: form-data; name="image"\r\n\r\ntext${end}`],
    [multipart, `${begin}${head}; filename="${'a'.repeat(20_000)}"\r\n\r\nx${end}`],
    [multipart, `${begin}${head}\r\ncontent-transfer-encoding: base64\r\n\r\n/9j/${end}`],
    [multipart, begin.repeat(5000) + end],
    ['multipart/form-data', `${begin}${head}\r\n\r\nx${end}`],
    [`multipart/form-data; boundary=${'x'.repeat(5000)}`, 'x'],
    ['application/x-www-form-urlencoded', 'image=x'],
    ['application/json', '{"image":"x"}'],
    ['image/jpeg', '\xff\xd8\xff'],
  ]
  for (const [type, body] of bodies) {
    const answer = await ask({
      method: 'POST',
      path: UPLOAD,
      headers: { 'content-type': type },
      body,
    })
    attempts.count(`a form as ${type.slice(0, 40)}`, isRefused(answer), answer)
  }
}

/** Everything that is served under /images is a picture, and a browser takes it as nothing else. */
const isOnlyPicture = ({ status, headers, text }: Answer) =>
  status === 200 &&
  /^image\/(?:jpeg|avif|webp)$/.test(headers.get('content-type') ?? '') &&
  headers.get('x-content-type-options') === 'nosniff' &&
  (headers.get('content-security-policy') ?? '').includes("object-src 'none'") &&
  !text.includes(SCRIPT) &&
  !text.includes('hacked')

const ADDRESS = /^\/images\/[\da-f]{24}\.jpg$/

async function serveOnlyPixels(ask: Ask, attempts: Attempts): Promise<void> {
  for (const [name, polyglot] of Object.entries(await polyglots())) {
    const answer = await upload(ask, polyglot)
    attempts.count(`${name} is refused or stored`, isRefused(answer) || isDone(answer), answer)
    if (!isDone(answer)) continue
    for (const [path] of answer.text.matchAll(/\/images\/[\w-]+\.\w+/g)) {
      const served = await ask({ method: 'GET', path, headers: { accept: 'text/html' } })
      attempts.count(`${name}, served as ${path}`, isOnlyPicture(served), served)
    }
  }
}

/** The server names the file itself, and its working files are not served. */
async function ignoreNames(ask: Ask, attempts: Attempts): Promise<void> {
  const names = [
    '../../../../evil.jpg',
    '..\\..\\evil.jpg',
    '/etc/evil.jpg',
    'a\u0000.jpg',
    'a"\r\nx: y.jpg',
    `${'a'.repeat(5000)}.jpg`,
    '.part',
    'CON',
  ]
  let path = ''
  for (const name of names) {
    const answer = await upload(ask, { name, type: 'text/html', bytes: await makeJpeg() })
    const { url } = { url: '', ...(answer.fields['data'] as object | undefined) }
    const isHeld = isRefused(answer) || ADDRESS.test(url)
    attempts.count(`a file named ${JSON.stringify(name.slice(0, 40))}`, isHeld, answer)
    if (isDone(answer)) path = url.replace('.jpg', '')
  }
  for (const ending of [
    '.json',
    '.png',
    '.jpg.part',
    '-1.avif',
    '-99999.webp',
    '.html',
    '.svg',
    '',
  ]) {
    const answer = await ask({
      method: 'GET',
      path: path + ending,
      headers: { accept: 'application/json' },
    })
    attempts.count(`GET /images/{picture}${ending}`, answer.status === 404, answer)
  }
}

/** More pictures at once than the server takes in at once. */
async function uploadMany(ask: Ask, attempts: Attempts): Promise<void> {
  const jpegs = await Promise.all(Array.from({ length: AT_ONCE }, () => makeJpeg(400)))
  const answers = await Promise.all(
    jpegs.map((bytes) => upload(ask, { name: 'a.jpg', type: 'image/jpeg', bytes })),
  )
  for (const answer of answers)
    attempts.count('one of many uploads at once', isDone(answer), answer)
  const [again] = jpegs
  if (again === undefined) return
  const same = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      upload(ask, { name: 'a.jpg', type: 'image/jpeg', bytes: again }),
    ),
  )
  const texts = new Set(same.map(({ text }) => text))
  const [first] = same
  if (first !== undefined)
    attempts.count('the same picture at once: one file', texts.size === 1, first)
}
