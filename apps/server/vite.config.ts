import { defineConfig, type Plugin } from 'vite'
import { brandSources } from '../../scripts/build/brand-sources'

/**
 * One file for Node. Our own packages are bundled, and so are the libraries that come as hundreds of small modules,
 * each of which would cost a start its own look-up; the rest of the registry's packages is loaded as it was installed.
 * A process keeps the text of its program in memory: comments are left out, and no letter takes two bytes.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [brandSources(import.meta.dirname), oneByteLetters()],
  ssr: { noExternal: [/^@porchlight\//, /^typebox(\/|$)/, /^kysely(\/|$)/, /^libphonenumber-js(\/|$)/] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: 'src/main.ts',
      output: { entryFileNames: 'main.js', comments: false, sourcemapExcludeSources: true },
    },
  },
})

/**
 * Writes letters outside Latin-1, such as typographic quotes, as escapes: one of them makes V8 hold the whole text
 * with two bytes a letter. Bundled code has them in literals alone, where an escape says the same.
 */
function oneByteLetters(): Plugin {
  return {
    name: 'one-byte-letters',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escapeOf)
      }
    },
  }
}

function escapeOf(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
