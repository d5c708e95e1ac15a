import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { PictureStore } from '../../server/standins/images/picture-store.ts'
import { seedPictures } from '../../server/world/seed.ts'
import project from '../../package.json' with { type: 'json' }
import { keptFolder } from './kept-folder.ts'

/**
 * Gives a data folder the pictures of the demo world: a server that finds them need not make them, which takes half a
 * minute.
 */
export async function lendDemoPictures(dataDir: string): Promise<void> {
  const kept = await keptFolder(
    'demo-pictures',
    ['server/world', 'server/standins/images'],
    project.dependencies.sharp,
    async (folder) => {
      const pictures = await PictureStore.open(folder, '')
      await seedPictures(pictures)
      await pictures.close()
    },
  )
  await cp(kept, join(dataDir, 'images'), { recursive: true })
}
