import { join } from 'node:path'
import { createLog, type LineSink } from '../../server/config/log.ts'
import { Folder } from '../../server/standins/images/folder.ts'
import { createImageStandIn, type ImageStandIn } from '../../server/standins/images/image-host.ts'
import type { PictureFiles } from '../../server/standins/images/picture-files.ts'

type Options = { publicOrigin?: string; log?: LineSink }

/** Opens the image stand-in on these files. */
export const openHost = (
  files: PictureFiles,
  { log = () => undefined, ...options }: Options = {},
): Promise<ImageStandIn> => createImageStandIn({ files, log: createLog(log, 'text'), ...options })

/** Opens the image stand-in on the folder of pictures in a data folder. */
export const openFolderHost = async (dataDir: string, options?: Options): Promise<ImageStandIn> =>
  openHost(await Folder.open(join(dataDir, 'images')), options)
