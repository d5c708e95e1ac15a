import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Bytes of an upload, and the name and type that the attacker gives them. */
export type Upload = { name: string; type: string; bytes: Uint8Array }

export const SCRIPT = '<script>hacked()</script>'

const bytesOf = (text: string) => Buffer.from(text, 'latin1')

const PNG_SIGNATURE = bytesOf('\x89PNG\r\n\x1a\n')

function pngChunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([bytesOf(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}

/** A PNG of one black colour with `side` pixels on each side: 30,000 are 900 megapixels in 110 kB. */
function squarePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit a pixel, in grey.
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a picture of noise, with other bytes each time. */
export async function makeJpeg(side = 64): Promise<Buffer> {
  const data = randomBytes(side * side * 3)
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** Uploads that must be refused. */
export async function badPictures(): Promise<Record<string, Upload>> {
  const jpeg = await makeJpeg(256)
  const png = await sharp(jpeg).png().toBuffer()
  const middle = Math.floor(png.length / 2)
  const damaged = Buffer.from(png).fill(0, middle, middle + 100)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="hacked()">${SCRIPT}</svg>`
  const named = (name: string, type: string, bytes: Uint8Array | string): Upload => ({
    name,
    type,
    bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes,
  })
  return {
    'an SVG': named('a.svg', 'image/svg+xml', svg),
    'an SVG named .png': named('a.png', 'image/png', svg),
    'an SVG behind a PNG signature': named(
      'a.png',
      'image/png',
      Buffer.concat([PNG_SIGNATURE, bytesOf(svg)]),
    ),
    'HTML named .png': named('a.png', 'image/png', `<!doctype html>${SCRIPT}`),
    'HTML behind a JPEG signature': named('a.jpg', 'image/jpeg', `\xff\xd8\xff\xe0${SCRIPT}`),
    'a GIF with a script': named('a.gif', 'image/gif', `GIF89a/*${SCRIPT}*/=1;`),
    'a GIF': named('a.png', 'image/png', await sharp(jpeg).gif().toBuffer()),
    'a TIFF': named('a.jpg', 'image/jpeg', await sharp(jpeg).tiff().toBuffer()),
    'a PDF': named('a.png', 'image/png', '%PDF-1.7 1 0 obj <</JS (hacked())>>'),
    'a script': named('a.js', 'text/javascript', 'hacked()'),
    'PHP with a double name': named('a.php.png', 'image/png', '<?php system("id"); ?>'),
    'an ImageMagick script': named(
      'a.png',
      'image/png',
      'push graphic-context\nurl(http://127.0.0.1:9)',
    ),
    'an XML entity': named(
      'a.svg',
      'image/png',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
    ),
    'an empty file': named('a.png', 'image/png', ''),
    'one byte': named('a.png', 'image/png', '\xff'),
    'only a PNG signature': named('a.png', 'image/png', PNG_SIGNATURE),
    'only a WebP signature': named('a.webp', 'image/webp', 'RIFF\xff\xff\xff\xffWEBPVP8 '),
    'only an AVIF signature': named('a.avif', 'image/avif', '\0\0\0\x20ftypavif'),
    'noise behind an AVIF signature': named(
      'a.avif',
      'image/avif',
      Buffer.concat([bytesOf('\0\0\0\x20ftypavif'), randomBytes(20_000)]),
    ),
    'noise behind a WebP signature': named(
      'a.webp',
      'image/webp',
      Buffer.concat([bytesOf('RIFF\x20\x4e\0\0WEBPVP8X'), randomBytes(20_000)]),
    ),
    'half a JPEG': named('a.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2)),
    'half a PNG': named('a.png', 'image/png', png.subarray(0, png.length / 2)),
    'a damaged PNG': named('a.png', 'image/png', damaged),
    'a file of 9 MB': named(
      'a.jpg',
      'image/jpeg',
      Buffer.concat([jpeg, randomBytes(9 * 1024 * 1024)]),
    ),
    'a PNG of 30,000 × 30,000': named('a.png', 'image/png', squarePng(30_000)),
    'a PNG of 7,000 × 7,000': named('a.png', 'image/png', squarePng(7000)),
  }
}

/** Real pictures that are something else too. They may be accepted, if only their pixels are served. */
export async function polyglots(): Promise<Record<string, Upload>> {
  const withScript = (jpeg: Buffer) => Buffer.concat([jpeg, bytesOf(SCRIPT)])
  const marked = async () => {
    const jpeg = await makeJpeg()
    const comment = bytesOf(`\xff\xfe\x00${String.fromCharCode(SCRIPT.length + 2)}${SCRIPT}`)
    return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
  }
  const described = async () =>
    sharp(await makeJpeg())
      .withExif({ IFD0: { Copyright: SCRIPT, ImageDescription: SCRIPT } })
      .jpeg()
      .toBuffer()
  const texted = async () => {
    const png = await sharp(await makeJpeg())
      .png()
      .toBuffer()
    const text = pngChunk('tEXt', bytesOf(`Comment\0${SCRIPT}`))
    return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)])
  }
  const archive = Buffer.concat([await makeJpeg(), bytesOf(`PK\x03\x04${SCRIPT}`)])
  return {
    'a JPEG with HTML behind it': {
      name: 'a.html',
      type: 'text/html',
      bytes: withScript(await makeJpeg()),
    },
    'a JPEG with HTML in a comment': { name: 'a.jpg', type: 'image/jpeg', bytes: await marked() },
    'a JPEG with HTML in its metadata': {
      name: 'a.jpg',
      type: 'image/svg+xml',
      bytes: await described(),
    },
    'a PNG with HTML in its text': { name: 'a.png', type: 'image/png', bytes: await texted() },
    'a JPEG that is an archive': { name: 'a.zip', type: 'application/zip', bytes: archive },
  }
}
