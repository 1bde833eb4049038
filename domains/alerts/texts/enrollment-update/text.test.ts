import { describeText } from '@porchlight/texts/testing'
import { enrollmentUpdate } from './text'

describeText(enrollmentUpdate, { link: 'https://amigo.example.com/es/bills' })
