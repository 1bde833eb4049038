import { isNamedHeic } from '@porchlight/file-formats'

const longestSide = 4_000

/** Whether a file is a photo of the kind that only some devices can open. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return isNamedHeic(name) || type === 'image/heic' || type === 'image/heif'
}

/** Returns a name with the extension of the picture's present format. */
function named(name: string): string {
  return name.replace(/(\.(heic|heif|jpe?g))?$/i, '.jpg')
}

/** Returns whether the bytes are such a photo's, whatever it is named: its kind follows the code `ftyp`. */
async function holdsHeic(file: File): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return /^ftyp(hei[cxmsf]|hev[cx]|mif1|msf1)/.test(start)
}

/**
 * The file as it can be sent: a HEIC photo is made a JPEG on this device, where the browser can read it; null where it
 * cannot. Every other file is sent as it is.
 */
export async function prepareFile(file: File): Promise<File | null> {
  if (!isHeic(file) && !(await holdsHeic(file))) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    if (blob === null) return null
    const { lastModified } = file
    return new File([blob], named(file.name), { type: 'image/jpeg', lastModified })
  } catch {
    return null
  }
}
