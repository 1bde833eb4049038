import type { BrandArt } from '../brand-art'

// The lamp is low at the right, and its light widens over the field to the upper left.
const lamp = "cx='1118' cy='452'"
const beams = [
  { path: 'M1118 452-160 120V-190L240-190z', colour: '#163764' },
  { path: 'M1118 452 400-190H770z', colour: '#1f497f' },
  { path: 'M1118 452 868-190H1130z', colour: '#2b5b98' },
]

/** Northlamp: a wide beam from a lamp, on deep blue. */
export const art: BrandArt = {
  hero: `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 520' preserveAspectRatio='xMaxYMax slice'>${beams
    .map(({ path, colour }) => `<path d='${path}' fill='${colour}'/>`)
    .join(
      '',
    )}<circle ${lamp} r='56' fill='#f2b33d' opacity='.28'/><circle ${lamp} r='34' fill='#f2b33d'/></svg>`,
  empty: `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 72'><path d='M16 56 54 4H76z' fill='#f2b33d' opacity='.45'/><path d='M16 56 90 6 114 30z' fill='#f2b33d' opacity='.75'/><circle cx='16' cy='56' r='10' fill='#f2b33d' stroke='#7a8596' stroke-width='2'/><path d='M4 70H116' stroke='#7a8596' stroke-width='2'/></svg>`,
}
