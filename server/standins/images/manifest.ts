import type { PictureFiles } from './picture-files.ts'

/** The stored metadata of a picture, without its host. Old manifests have no colour. */
export type Manifest = { width: number; height: number; colour?: string }

/** Returns the file of the manifest of the picture `name`. It exists only for a picture that can be shown. */
export const manifestFile = (name: string): string => `${name}.json`

/** Returns the manifest of the picture `name`; null where there is no such picture. */
export async function readManifest(files: PictureFiles, name: string): Promise<Manifest | null> {
  const known = await files.read(manifestFile(name))
  return known && (JSON.parse(new TextDecoder().decode(known)) as Manifest)
}

export const manifestBytes = (manifest: Manifest): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(manifest))
