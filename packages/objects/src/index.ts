export {
  type BillChange,
  type BillChangeCause,
  type BilledLine,
  type BilledPeriod,
  billChange,
} from './bill-change/bill-change'
export {
  type Band,
  type BilledRates,
  type BillProjection,
  projectBill,
} from './bill-projection/bill-projection'
export { billedRates } from './bill-projection/billed-rates'
export { addBusinessDays, businessDaysBefore } from './business-days'
export { addDays, localDay } from './calendar-day'
export { buildDemoWorld } from './demo-world/build-demo-world'
export { demoSignIns } from './demo-world/demo-sign-ins'
export {
  type DemoRecord,
  type DemoSettings,
  type DemoSignIn,
  type DemoWorld,
  demoPassword,
} from './demo-world/demo-world'
export { overTheCapWords } from './deposit/after-rules'
export { depositCap } from './deposit/cap'
export { type BillStanding, countOnTimeBills } from './deposit/on-time-bills'
export {
  type DepositRates,
  type DepositTerms,
  demoDepositRates,
  depositInterest,
  depositRateOn,
  depositTerms,
  firstInstalment,
} from './deposit/terms'
export { typicalUse } from './deposit/typical-use'
export { objects } from './objects'
export {
  rescissionEnd,
  type StartDateChoice,
  type StartType,
  startDateChoices,
  startDateRefusal,
} from './order/start-dates'
export type { PlanRates } from './plan-price/plan-rates'
export { type PriceAtUse, type PriceOfMonths, priceAtUse, priceOfMonths } from './plan-price/price-at-use'
export {
  type PartOfUse,
  type SavingAdvice,
  savingAdvice,
  seasonOf,
  type UsePart,
} from './saving-advice/saving-advice'
export { site } from './site'
export { systemUser, systemUserId } from './user/system-user'
export {
  type CycleUse,
  type WeatherResponse,
  weatherResponse,
} from './weather-response/weather-response'
