export { defineText, type Text } from './define-text'
export { renderText, type TextInput } from './render-text'
