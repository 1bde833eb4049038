import { describeText } from '@porchlight/texts/testing'
import { paymentReceived } from './text'

describeText(paymentReceived, { amount: '$1,234.56', link: 'https://amigo.example.com/es/bills' })
