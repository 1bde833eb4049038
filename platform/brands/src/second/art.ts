import type { BrandArt } from '../brand-art'

const wall = '#0a3436'
const dark = '#124c4f'
const lit = '#ffd98a'
const terracotta = '#c4512d'

/** A house of the street: its position, width, height and roof. */
interface House {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly roof: 'flat' | 'gable' | 'steps'
  /** Its windows, floor by floor from the top; a letter for each: l lit, d dark, s stripes, p dots, c a cat. */
  readonly windows: readonly string[]
}

const street: readonly House[] = [
  { x: 0, width: 92, height: 112, roof: 'gable', windows: ['ld', 'sl'] },
  { x: 96, width: 120, height: 152, roof: 'flat', windows: ['dlp', 'ldl', 'cds'] },
  { x: 220, width: 84, height: 96, roof: 'steps', windows: ['pl', 'ld'] },
  { x: 308, width: 116, height: 132, roof: 'gable', windows: ['lds', 'dlc'] },
  { x: 428, width: 72, height: 168, roof: 'flat', windows: ['l', 'd', 'p'] },
]

const windowWidth = 20
const windowHeight = 28
const streetWidth = 504
const streetHeight = 200

/** An arched window, as in the logo, with its left foot at `x`, `y`. */
function archAt(x: number, y: number): string {
  return `M${x} ${y}v-18a10 10 0 0 1 20 0v18z`
}

function inWindow(kind: string, x: number, y: number): string {
  if (kind === 's')
    return `<path d='M${x} ${y - 4}h20m0-6h-20m0-6h20' stroke='${terracotta}' stroke-width='3'/>`
  if (kind === 'p')
    return `<path d='M${x + 6} ${y - 6}h0m8 0h0m-8-9h0m8 0h0' stroke='${terracotta}' stroke-width='5' stroke-linecap='round'/>`
  if (kind === 'c') return `<path d='M${x + 5} ${y}v-8l2-4 2 3h3l2-3 2 4v8z' fill='${wall}'/>`
  return ''
}

function drawn({ x, width, height, roof, windows }: House): string {
  const top = streetHeight - height
  const roofs = {
    flat: `M${x - 2} ${top - 6}h${width + 4}v6h-${width + 4}z`,
    gable: `M${x} ${top}l${width / 2}-26 ${width / 2} 26z`,
    steps: `M${x} ${top}v-8h${width / 4}v-10h${width / 2}v10h${width / 4}v8z`,
  }
  const floors = windows.flatMap((floor, row) =>
    [...floor].map((kind, column) => {
      const gap = (width - floor.length * windowWidth) / (floor.length + 1)
      const left = Math.round(x + gap + column * (windowWidth + gap))
      return { kind, x: left, y: top + 12 + windowHeight + row * 42 }
    }),
  )
  const dim = floors.filter(({ kind }) => kind === 'd')
  const bright = floors.filter(({ kind }) => kind !== 'd')
  const arches = (list: typeof floors) => list.map((each) => archAt(each.x, each.y)).join('')
  return `<path d='M${x} ${streetHeight}v-${height}h${width}v${height}z${roofs[roof]}' fill='${wall}'/><path d='${arches(dim)}' fill='${dark}'/><path d='${arches(bright)}' fill='${lit}'/>${floors.map((each) => inWindow(each.kind, each.x, each.y)).join('')}`
}

/** Vecina: a street of windows, some of them lit, along the foot of a teal field. It is smaller on phones. */
export const art: BrandArt = {
  hero: `<svg xmlns='http://www.w3.org/2000/svg'><style>@media (max-width: 47.9375em){#r{transform:scale(.6)}}</style><pattern id='s' width='${streetWidth}' height='${streetHeight}' patternUnits='userSpaceOnUse'>${street.map(drawn).join('')}</pattern><svg y='100%' overflow='visible'><rect y='-${streetHeight}' width='4000' height='${streetHeight}' fill='url(#s)' id='r'/></svg></svg>`,
  empty: `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 72'><path d='M4 70V26L28 8l24 18v44zM56 70V18h60v52z' fill='#1e8a8a'/><path d='${archAt(18, 56)}${archAt(90, 54)}' fill='${lit}'/><path d='${archAt(62, 54)}' fill='${wall}'/></svg>`,
}
