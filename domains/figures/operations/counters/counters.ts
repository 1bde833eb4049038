import { adoptionCounter } from './adoption'
import type { Counter } from './counter'
import { messageCounter } from './messages'
import { orderCounter } from './orders'
import { paymentCounter } from './payments'
import { signUpCounter } from './sign-ups'

/** Everything that is counted. */
export const counters: readonly Counter[] = [
  adoptionCounter,
  paymentCounter,
  orderCounter,
  signUpCounter,
  messageCounter,
]
