import { contrast } from '@porchlight/brands'
import type { Page } from 'playwright-core'

/** The position of text on the page, and its colour as `#RRGGBB`. */
interface TextBox {
  readonly text: string
  readonly colour: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Returns the text inside `selector` with the lowest contrast to any point drawn behind it, pictures included. The page
 * is left without the text.
 */
export async function lowestContrast(page: Page, selector: string): Promise<readonly [number, string]> {
  const boxes = await page.evaluate<readonly TextBox[]>(boxesScript(selector))
  const picture = (await page.screenshot({ fullPage: true })).toString('base64')
  const reader = await page.context().newPage()
  const grounds = await reader.evaluate<readonly (readonly string[])[]>(groundsScript(picture, boxes))
  await reader.close()
  const all = boxes.flatMap(({ text, colour }, index) =>
    (grounds[index] ?? []).map((ground) => [contrast(colour, ground), text] as const),
  )
  return all.reduce((lowest, each) => (each[0] < lowest[0] ? each : lowest), [21, ''] as const)
}

/** Reads the boxes of the text, and makes it transparent. */
function boxesScript(selector: string): string {
  return `(() => {
    const boxes = []
    const owners = new Set()
    const hex = (value) => '#' + value.match(/\\d+/g).slice(0, 3).map((part) => Number(part).toString(16).padStart(2, '0')).join('')
    for (const root of document.querySelectorAll(${JSON.stringify(selector)})) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        if (node.textContent.trim() === '') continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width < 2) continue
          boxes.push({ text: node.textContent, colour: hex(getComputedStyle(node.parentElement).color), x: x + scrollX, y: y + scrollY, width, height })
        }
        owners.add(node.parentElement)
      }
    }
    for (const owner of owners) {
      owner.style.transition = 'none'
      owner.style.setProperty('color', 'transparent', 'important')
    }
    return boxes
  })()`
}

/** Returns the colours of the picture within each box. */
function groundsScript(picture: string, boxes: readonly TextBox[]): string {
  return `(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${picture}'
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    return ${JSON.stringify(boxes)}.map(({ x, y, width, height }) => {
      const { data } = context.getImageData(Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
      const colours = new Set()
      for (let at = 0; at < data.length; at += 4) {
        colours.add('#' + [data[at], data[at + 1], data[at + 2]].map((part) => part.toString(16).padStart(2, '0')).join(''))
      }
      return [...colours]
    })
  })()`
}
