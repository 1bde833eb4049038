const heicName = /\.(heic|heif)$/i
const longestSide = 4_000

/** Whether a file is a photo of the kind that only some devices can open. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return heicName.test(name) || type === 'image/heic' || type === 'image/heif'
}

/**
 * The file as it can be sent: a HEIC photo is made a JPEG on this device, where the browser can read it; null where it
 * cannot. Every other file is sent as it is.
 */
export async function prepareFile(file: File): Promise<File | null> {
  if (!isHeic(file)) return file
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
    return new File([blob], file.name.replace(heicName, '.jpg'), { type: 'image/jpeg', lastModified })
  } catch {
    return null
  }
}
