import { describeText } from '@porchlight/texts/testing'
import { paymentReturnedNothingDue } from './text'

describeText(paymentReturnedNothingDue, { amount: '$1,234.56', link: 'https://amigo.example.com/es/bills' })
