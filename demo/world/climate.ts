import { type Month, monthName } from './month'
import { oneDecimal } from './one-decimal'
import { seededRandom } from './seeded-random'

/** A city's normal weather by month, January first: mean °F and degree days to the base of 65 °F. */
export interface Climate {
  readonly city: string
  readonly meanTemperature: readonly number[]
  readonly coolingDegreeDays: readonly number[]
  readonly heatingDegreeDays: readonly number[]
  /** Heating in the month of the cold spell, relative to normal. */
  readonly coldSpellFactor: number
}

/** The weather of one month in one city. Degree days and temperature are consistent. */
export interface Weather {
  readonly averageTemperature: number
  readonly coolingDegreeDays: number
  readonly heatingDegreeDays: number
}

/** Exceptional months, so that the demo has a story to tell. */
export interface WeatherEvents {
  /** Cooling is a fifth above normal, and that of the month before a tenth below. */
  readonly heatWave: Month
  /** Heating is half above normal in Texas; where winters are cold anyway, less. */
  readonly coldSpell: Month
}

const houston: Climate = {
  city: 'Houston',
  meanTemperature: [53.8, 57.7, 63.8, 70, 77.4, 83, 85.1, 85.2, 80.5, 71.9, 62.1, 55.5],
  coolingDegreeDays: [16, 11, 50, 135, 295, 462, 546, 536, 396, 174, 61, 18],
  heatingDegreeDays: [468, 322, 187, 36, 0, 0, 0, 0, 0, 31, 181, 374],
  coldSpellFactor: 1.5,
}

const corpusChristi: Climate = {
  city: 'Corpus Christi',
  meanTemperature: [57.6, 61.4, 67.1, 73.1, 79, 83.6, 85.2, 85.9, 82.1, 75.5, 66.3, 59.4],
  coolingDegreeDays: [26, 30, 92, 210, 400, 528, 590, 610, 482, 300, 112, 34],
  heatingDegreeDays: [322, 212, 98, 18, 0, 0, 0, 0, 0, 12, 110, 256],
  coldSpellFactor: 1.5,
}

const dallas: Climate = {
  city: 'Dallas',
  meanTemperature: [46.3, 50.4, 58.3, 65.9, 74, 82, 86.1, 86.2, 78.9, 68.1, 56.8, 47.9],
  coolingDegreeDays: [2, 4, 28, 96, 284, 508, 640, 642, 418, 142, 18, 2],
  heatingDegreeDays: [582, 424, 242, 70, 6, 0, 0, 0, 4, 66, 288, 536],
  coldSpellFactor: 1.5,
}

const rockford: Climate = {
  city: 'Rockford',
  meanTemperature: [22, 26, 37.5, 49.5, 61, 71, 74.5, 72.5, 65, 52.5, 39, 27],
  coolingDegreeDays: [0, 0, 0, 4, 48, 194, 300, 242, 90, 10, 0, 0],
  heatingDegreeDays: [1333, 1092, 852, 469, 172, 14, 5, 10, 90, 398, 780, 1178],
  coldSpellFactor: 1.12,
}

const atlanta: Climate = {
  city: 'Atlanta',
  meanTemperature: [44.8, 48.5, 55.6, 63.2, 71.2, 77.9, 80.9, 80.2, 74.9, 64.7, 54.2, 47.3],
  coolingDegreeDays: [0, 1, 10, 44, 205, 392, 496, 474, 302, 72, 6, 1],
  heatingDegreeDays: [628, 466, 302, 104, 16, 0, 0, 0, 6, 82, 330, 550],
  coldSpellFactor: 1.2,
}

/** Returns a climate like another's, with separate weather. */
function like(climate: Climate, city: string): Climate {
  return { ...climate, city }
}

/** The cities of the demo world. Houston's figures are measured normals, the others are modelled on them. */
export const climates = {
  houston,
  corpusChristi,
  mcAllen: like(corpusChristi, 'McAllen'),
  dallas,
  tyler: like(dallas, 'Tyler'),
  midland: like(dallas, 'Midland'),
  abilene: like(dallas, 'Abilene'),
  lubbock: like(dallas, 'Lubbock'),
  atlanta,
  rockford,
  columbus: like(rockford, 'Columbus'),
  philadelphia: like(rockford, 'Philadelphia'),
  newark: like(rockford, 'Newark'),
  detroit: like(rockford, 'Detroit'),
} as const

/** Returns the events of the window: its latest July and its latest February. */
export function weatherEvents(months: readonly Month[]): WeatherEvents {
  const none: Month = { year: 0, month: 0 }
  return {
    heatWave: months.findLast((candidate) => candidate.month === 7) ?? none,
    coldSpell: months.findLast((candidate) => candidate.month === 2) ?? none,
  }
}

/** Returns a month's weather: the normal, up to 12 % off, the same for every home of the city. */
export function weatherOf(
  climate: Climate,
  month: Month,
  days: number,
  events: WeatherEvents,
  seed: number,
): Weather {
  const random = seededRandom(seed, `weather ${climate.city} ${monthName(month)}`)
  const chance = () => 1 + (random() * 2 - 1) * 0.12
  const index = month.month - 1
  const normalCooling = climate.coolingDegreeDays[index] ?? 0
  const normalHeating = climate.heatingDegreeDays[index] ?? 0
  const { heatWave, coldSpell } = events
  let coolingFactor = chance()
  let heatingFactor = chance()
  if (sameMonth(month, heatWave)) coolingFactor = 1.2
  if (sameMonth(month, { year: heatWave.year, month: heatWave.month - 1 })) coolingFactor = 0.9
  if (sameMonth(month, coldSpell)) heatingFactor = climate.coldSpellFactor
  const coolingDegreeDays = oneDecimal(normalCooling * coolingFactor)
  const heatingDegreeDays = oneDecimal(normalHeating * heatingFactor)
  const warmer = (coolingDegreeDays - normalCooling - (heatingDegreeDays - normalHeating)) / days
  return {
    averageTemperature: oneDecimal((climate.meanTemperature[index] ?? 65) + warmer),
    coolingDegreeDays,
    heatingDegreeDays,
  }
}

function sameMonth(a: Month, b: Month): boolean {
  return a.year === b.year && a.month === b.month
}
