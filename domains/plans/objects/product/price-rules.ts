import {
  type Label,
  neededWhen,
  notNegative,
  type RuleContext,
  type ValidationRule,
} from '@porchlight/metadata'
import { isOverlapping } from '../../rules/plan-price/hours-window'
import { windowsOf } from '../../rules/plan-price/rates-of-plan'
import { tierFields, useDependentFields } from './price-fields'

type Plan = RuleContext['next']

const tierWords: readonly [Label, Label] = [
  {
    en: 'Enter the usage above which the tier begins.',
    es: 'Escriba el consumo por encima del cual empieza el tramo.',
  },
  { en: 'Enter the energy charge of the tier.', es: 'Escriba el cargo por energía del tramo.' },
]

/**
 * Rules that prevent a plan from charging in ways that cannot be billed: tiers, hours, fees, credits and indexes that
 * fit each other.
 */
export const priceRules: readonly ValidationRule[] = [
  ...notNegative(
    ...Object.keys(tierFields),
    ...Object.keys(useDependentFields),
    'Window_1_Charge__c',
    'Window_2_Charge__c',
    'Buyback_Price__c',
  ),
  ...together('Tier_2_Above__c', 'Tier_2_Charge__c', tierWords),
  ...together('Tier_3_Above__c', 'Tier_3_Charge__c', tierWords),
  ascending('Tier_2_Above__c', 'Tier_3_Above__c', {
    en: 'Enter more than where the second tier begins.',
    es: 'Escriba más que el inicio del segundo tramo.',
  }),
  refusedWhen('firstTierHasUnits', 'Tier_2_Above__c', (next) => next.Tier_2_Above__c === 0, {
    en: 'Enter 1 or more. The first tier needs some usage.',
    es: 'Escriba 1 o más. El primer tramo necesita algo de consumo.',
  }),
  ...together('Minimum_Usage_Fee__c', 'Minimum_Usage__c', [
    { en: 'Enter the fee.', es: 'Escriba el cargo.' },
    {
      en: 'Enter the usage below which the fee is charged.',
      es: 'Escriba el consumo por debajo del cual se cobra el cargo.',
    },
  ]),
  neededWhen('Bill_Credit_Threshold__c', (next) => isGiven(next, 'Bill_Credit__c'), {
    en: 'Enter the usage from which the credit is given.',
    es: 'Escriba el consumo desde el cual se da el crédito.',
  }),
  ...together('Bill_Credit_2__c', 'Bill_Credit_2_Threshold__c', [
    { en: 'Enter the credit.', es: 'Escriba el crédito.' },
    {
      en: 'Enter the usage from which the second credit is given.',
      es: 'Escriba el consumo desde el cual se da el segundo crédito.',
    },
  ]),
  neededWhen('Bill_Credit__c', (next) => isGiven(next, 'Bill_Credit_2__c'), {
    en: 'Enter the first credit before a second one.',
    es: 'Escriba el primer crédito antes del segundo.',
  }),
  ascending('Bill_Credit_Threshold__c', 'Bill_Credit_2_Threshold__c', {
    en: 'Enter more usage than for the first credit.',
    es: 'Escriba más consumo que para el primer crédito.',
  }),
  ...windowRules(1),
  ...windowRules(2),
  refusedWhen('firstWindowComesFirst', 'Window_2_Days__c', isSecondWindowAlone, {
    en: 'Fill in the first special hours before the second ones.',
    es: 'Complete el primer horario especial antes del segundo.',
  }),
  {
    name: 'windowsDoNotOverlap',
    check: ({ next }) => {
      const [one, other] = windowsOf(next)
      return one === undefined || other === undefined || !isOverlapping(one, other)
        ? null
        : {
            fieldApiName: 'Window_2_From__c',
            message: {
              en: 'Choose hours that are not within the first special hours.',
              es: 'Elija horas que no estén dentro del primer horario especial.',
            },
          }
    },
  },
  {
    name: 'assumedSharesAreAtMostTheWhole',
    check: ({ next }) => {
      const shares = [next.Window_1_Share__c, next.Window_2_Share__c].filter(
        (share) => typeof share === 'number',
      )
      return shares.reduce((sum, share) => sum + share, 0) <= 100
        ? null
        : {
            fieldApiName: shares.length > 1 ? 'Window_2_Share__c' : 'Window_1_Share__c',
            message: {
              en: 'Enter shares of 100 together at most.',
              es: 'Escriba proporciones que juntas no pasen de 100.',
            },
          }
    },
  },
  refusedWhen(
    'gasHasNoWindows',
    'Window_1_Days__c',
    (next) => next.Commodity__c === 'Gas' && isGiven(next, 'Window_1_Days__c'),
    {
      en: 'Leave the special hours empty: meters of gas do not read by the hour.',
      es: 'Deje vacío el horario especial: los medidores de gas no leen por hora.',
    },
  ),
  refusedWhen(
    'gasIsNotExported',
    'Buyback_Price__c',
    (next) => next.Commodity__c === 'Gas' && isGiven(next, 'Buyback_Price__c'),
    {
      en: 'Leave this empty for gas: homes export electricity only.',
      es: 'Déjelo vacío si es gas: los hogares solo envían electricidad a la red.',
    },
  ),
  ...(['Index_Formula__c', 'Index_Formula_ES__c'] as const).flatMap((field) => [
    neededWhen(field, (next) => next.Rate_Type__c === 'Indexed', {
      en: 'Say how the price follows the index, in English and in Spanish.',
      es: 'Explique cómo sigue el precio al índice, en inglés y en español.',
    }),
    refusedWhen(
      `${field}IsOfAnIndex`,
      field,
      (next) => next.Rate_Type__c !== 'Indexed' && isGiven(next, field),
      {
        en: 'Leave this empty, or choose the indexed rate.',
        es: 'Déjelo vacío o elija la tarifa indexada.',
      },
    ),
  ]),
]

/** Hours are full ones in order, and come with their days, charge and share. */
function windowRules(place: 1 | 2): readonly ValidationRule[] {
  const fields = ['Days', 'From', 'To', 'Charge', 'Share'].map((part) => `Window_${place}_${part}__c`)
  const hour = (part: 'From' | 'To', first: number, last: number) =>
    refusedWhen(
      `window${place}${part}IsAnHour`,
      `Window_${place}_${part}__c`,
      (next) => {
        const value = next[`Window_${place}_${part}__c`]
        return typeof value === 'number' && (value < first || value > last)
      },
      {
        en: `Enter a full hour from ${first} to ${last}.`,
        es: `Escriba una hora en punto de ${first} a ${last}.`,
      },
    )
  const share = `Window_${place}_Share__c`
  return [
    ...fields.map((field) =>
      neededWhen(field, (next) => fields.some((other) => isGiven(next, other)), {
        en: 'Special hours need days, both hours, a charge and the assumed share.',
        es: 'Un horario especial necesita días, ambas horas, un cargo y la proporción supuesta.',
      }),
    ),
    hour('From', 0, 23),
    hour('To', 1, 24),
    refusedWhen(
      `window${place}HasHours`,
      `Window_${place}_To__c`,
      (next) =>
        isGiven(next, `Window_${place}_From__c`) &&
        next[`Window_${place}_From__c`] === next[`Window_${place}_To__c`],
      {
        en: 'Choose another hour than the first. For the whole day, enter 0 and 24.',
        es: 'Elija otra hora que la primera. Para todo el día, escriba 0 y 24.',
      },
    ),
    refusedWhen(
      `window${place}ShareIsAShare`,
      share,
      (next) => typeof next[share] === 'number' && (next[share] < 0 || next[share] > 100),
      {
        en: 'Enter a share from 0 to 100.',
        es: 'Escriba una proporción de 0 a 100.',
      },
    ),
  ]
}

/** Neither of the two is set without the other. */
function together(
  first: string,
  second: string,
  [firstMissing, secondMissing]: readonly [Label, Label],
): readonly ValidationRule[] {
  return [
    neededWhen(first, (next) => isGiven(next, second), firstMissing),
    neededWhen(second, (next) => isGiven(next, first), secondMissing),
  ]
}

/** The second is more than the first, and not set without it. */
function ascending(first: string, second: string, message: Label): ValidationRule {
  return refusedWhen(
    `${second}IsMoreThan${first}`,
    second,
    (next) =>
      isGiven(next, second) && Number(next[second]) <= Number(next[first] ?? Number.POSITIVE_INFINITY),
    message,
  )
}

function refusedWhen(
  name: string,
  fieldApiName: string,
  condition: (next: Plan) => boolean,
  message: Label,
): ValidationRule {
  return {
    name,
    check: ({ next }) => (condition(next) ? { fieldApiName, message } : null),
  }
}

function isSecondWindowAlone(next: Plan): boolean {
  return isGiven(next, 'Window_2_Days__c') && !isGiven(next, 'Window_1_Days__c')
}

function isGiven(next: Plan, field: string): boolean {
  return next[field] != null
}
