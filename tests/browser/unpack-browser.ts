import { join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

// Unpacks into TMPDIR: the browser with its fonts, and the libraries that a minimal system lacks.
await chromium.executablePath()
await inflate(
  join(
    import.meta.dirname,
    '..',
    '..',
    'node_modules',
    '@sparticuz',
    'chromium',
    'bin',
    'al2023.tar.br',
  ),
)
