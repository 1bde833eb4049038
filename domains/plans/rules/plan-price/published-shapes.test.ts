import { expect, it } from 'vitest'
import type { PlanRates } from './plan-rates'
import { priceAtUse } from './price-at-use'

/** Delivery at 500, 1,000 and 2,000 kWh: 439 + 2,750 = 3,189; 439 + 5,500 = 5,939; 439 + 11,000 = 11,439 cents. */
const plain: PlanRates = {
  unit: 'kWh',
  energy: 0,
  tiers: [],
  windows: [],
  base: 0,
  minimumFee: null,
  credits: [],
  delivery: { fixed: 439, perUnit: 5.5 },
}
const nights = { days: 'All', from: 21, to: 6, energy: 0, share: 0.35 } as const
const weekends = { days: 'Weekends', from: 0, to: 24, energy: 0, share: 0.29 } as const
const peak = { days: 'Weekdays', from: 13, to: 19, energy: 24, share: 0.2 } as const
const offPeak = { days: 'All', from: 22, to: 6, energy: 6.5, share: 0.3 } as const

/**
 * The shapes of price that retailers publish, each with its average prices in cents at 500, 1,000 and 2,000 kWh worked out
 * by hand: energy, other charges and credits, then delivery as above, in cents, divided by the use.
 */
const shapes: readonly [name: string, rates: Partial<PlanRates>, prices: readonly number[]][] = [
  [
    'fixed: 10.2 cents',
    { energy: 10.2 },
    [
      16.58, // 5,100 + 3,189 = 8,289; / 500 = 16.578
      16.14, // 10,200 + 5,939 = 16,139; / 1,000 = 16.139
      15.92, // 20,400 + 11,439 = 31,839; / 2,000 = 15.9195
    ],
  ],
  [
    'base charge: 9.4 cents and $9.95',
    { energy: 9.4, base: 995 },
    [
      17.77, // 4,700 + 995 + 3,189 = 8,884; / 500 = 17.768
      16.33, // 9,400 + 995 + 5,939 = 16,334; / 1,000 = 16.334
      15.62, // 18,800 + 995 + 11,439 = 31,234; / 2,000 = 15.617
    ],
  ],
  [
    'one credit: 14.9 cents, $100 from 1,000 kWh',
    { energy: 14.9, credits: [{ amount: 10_000, fromUnits: 1_000 }] },
    [
      21.28, // 7,450 + 3,189 = 10,639; / 500 = 21.278
      10.84, // 14,900 − 10,000 + 5,939 = 10,839; / 1,000 = 10.839
      15.62, // 29,800 − 10,000 + 11,439 = 31,239; / 2,000 = 15.6195
    ],
  ],
  [
    'two credits: 13.7 cents, $50 from 1,000 kWh and $75 more from 2,000',
    {
      energy: 13.7,
      credits: [
        { amount: 5_000, fromUnits: 1_000 },
        { amount: 7_500, fromUnits: 2_000 },
      ],
    },
    [
      20.08, // 6,850 + 3,189 = 10,039; / 500 = 20.078
      14.64, // 13,700 − 5,000 + 5,939 = 14,639; / 1,000 = 14.639
      13.17, // 27,400 − 5,000 − 7,500 + 11,439 = 26,339; / 2,000 = 13.1695
    ],
  ],
  [
    'minimum usage fee: 9.8 cents, $9.95 below 1,000 kWh',
    { energy: 9.8, minimumFee: { amount: 995, belowUnits: 1_000 } },
    [
      18.17, // 4,900 + 995 + 3,189 = 9,084; / 500 = 18.168
      15.74, // 9,800 + 5,939 = 15,739; / 1,000 = 15.739
      15.52, // 19,600 + 11,439 = 31,039; / 2,000 = 15.5195
    ],
  ],
  [
    'two tiers: 12.3 cents for 800 kWh, 8.1 above',
    { energy: 12.3, tiers: [{ above: 800, energy: 8.1 }] },
    [
      18.68, // 6,150 + 3,189 = 9,339; / 500 = 18.678
      17.4, // 800 × 12.3 = 9,840; 200 × 8.1 = 1,620; + 5,939 = 17,399; / 1,000 = 17.399
      15.5, // 9,840; 1,200 × 8.1 = 9,720; + 11,439 = 30,999; / 2,000 = 15.4995
    ],
  ],
  [
    'three tiers: 8.4 cents for 500 kWh, 10.6 up to 1,200, 13.9 above',
    {
      energy: 8.4,
      tiers: [
        { above: 500, energy: 10.6 },
        { above: 1_200, energy: 13.9 },
      ],
    },
    [
      14.78, // 4,200 + 3,189 = 7,389; / 500 = 14.778
      15.44, // 4,200; 500 × 10.6 = 5,300; + 5,939 = 15,439; / 1,000 = 15.439
      17.09, // 4,200; 700 × 10.6 = 7,420; 800 × 13.9 = 11,120; + 11,439 = 34,179; / 2,000 = 17.0895
    ],
  ],
  [
    'free nights: 17.4 cents, 35 % of use free',
    { energy: 17.4, windows: [nights] },
    [
      17.69, // 325 × 17.4 = 5,655; + 3,189 = 8,844; / 500 = 17.688
      17.25, // 650 × 17.4 = 11,310; + 5,939 = 17,249; / 1,000 = 17.249
      17.03, // 1,300 × 17.4 = 22,620; + 11,439 = 34,059; / 2,000 = 17.0295
    ],
  ],
  [
    'free weekends: 16.2 cents, 29 % of use free',
    { energy: 16.2, windows: [weekends] },
    [
      17.88, // 355 × 16.2 = 5,751; + 3,189 = 8,940; / 500 = 17.88
      17.44, // 710 × 16.2 = 11,502; + 5,939 = 17,441; / 1,000 = 17.441
      17.22, // 1,420 × 16.2 = 23,004; + 11,439 = 34,443; / 2,000 = 17.2215
    ],
  ],
  [
    'time of use: 24 cents for 20 % of use, 6.5 for 30 %, 11.2 for the rest',
    { energy: 11.2, windows: [peak, offPeak] },
    [
      18.73, // 250 × 11.2 = 2,800; 100 × 24 = 2,400; 150 × 6.5 = 975; + 3,189 = 9,364; / 500 = 18.728
      18.29, // 5,600; 4,800; 1,950; + 5,939 = 18,289; / 1,000 = 18.289
      18.07, // 11,200; 9,600; 3,900; + 11,439 = 36,139; / 2,000 = 18.0695
    ],
  ],
  [
    'all together: three tiers, 40 % free at night, 10 % at 21 cents, $4.95, a fee below 1,000 kWh and two credits',
    {
      energy: 12.5,
      tiers: [
        { above: 500, energy: 9.5 },
        { above: 900, energy: 11 },
      ],
      windows: [
        { ...nights, share: 0.4 },
        { ...peak, energy: 21, share: 0.1 },
      ],
      base: 495,
      minimumFee: { amount: 995, belowUnits: 1_000 },
      credits: [
        { amount: 3_000, fromUnits: 1_000 },
        { amount: 2_000, fromUnits: 2_000 },
      ],
    },
    [
      17.71, // 250 × 12.5 = 3,125; 50 × 21 = 1,050; + 495 + 995 + 3,189 = 8,854; / 500 = 17.708
      11.78, // 500 × 12.5 = 6,250; 100 × 21 = 2,100; + 495 − 3,000 + 5,939 = 11,784; / 1,000 = 11.784
      // 6,250; 400 × 9.5 = 3,800; 100 × 11 = 1,100; 200 × 21 = 4,200; + 495 − 3,000 − 2,000 + 11,439 = 22,284
      11.14, // / 2,000 = 11.142
    ],
  ],
]

it.each(shapes)('%s', (_name, rates, prices) => {
  expect([500, 1_000, 2_000].map((used) => priceAtUse({ ...plain, ...rates }, used).averagePrice)).toEqual(
    prices,
  )
})
