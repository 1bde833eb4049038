import { describeText } from '@porchlight/texts/testing'
import { paymentReturned } from './text'

describeText(paymentReturned, { amount: '$1,234.56', link: 'https://amigo.example.com/es/bills' })
