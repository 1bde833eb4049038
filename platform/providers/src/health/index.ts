export { type ProviderName, type ProviderState, providerNames } from './provider-names'
export {
  type ProviderOutcome,
  providerHealthMigrations,
  readProviderOutcomes,
} from './provider-outcomes'
export {
  noteProviderCall,
  type OutcomeNotes,
  type ProviderCall,
  providerCallChannel,
  watchProvider,
} from './watch-provider'
