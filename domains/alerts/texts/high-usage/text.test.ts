import { describeText } from '@porchlight/texts/testing'
import { highUsage } from './text'

describeText(highUsage, { amount: '$1,234.56', link: 'https://amigo.example.com/es/bills' })
