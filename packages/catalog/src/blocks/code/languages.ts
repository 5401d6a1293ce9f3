// The languages that code may be in: the name that is stored and shown, then what other programs call it; the first of these is
// the grammar that colours it.
const rows = `
ABAP|abap
Ada|ada
APL|apl
Assembly|asm,assembly,nasm
AWK|awk
Bash|bash,sh,shell,zsh,shellscript
BASIC|vb,basic,visual-basic,cmd
C|c
C#|csharp,c#,cs
C++|cpp,c++,cc
Clojure|clojure,clj
CMake|cmake
CoffeeScript|coffee,coffeescript
CSS|css
CSV|csv
D|d
Dart|dart
Diff|diff,patch
Docker|docker,dockerfile
Elixir|elixir,ex
Elm|elm
Erlang|erlang,erl
F#|fsharp,f#,fs
Fortran|fortran-free-form,fortran,f90
GLSL|glsl
Go|go,golang
GraphQL|graphql,gql
Groovy|groovy
Haskell|haskell,hs
HCL|hcl,tf,terraform
HTML|html,htm
INI|ini,properties
Java|java
JavaScript|javascript,js,mjs,cjs
JSON|json,jsonc,json5
JSX|jsx
Julia|julia,jl
Kotlin|kotlin,kt
LaTeX|latex,tex
Less|less
Lisp|common-lisp,lisp
Lua|lua
Makefile|make,makefile
Markdown|markdown,md
MATLAB|matlab
Mermaid|mermaid
Nginx|nginx
Nix|nix
Objective-C|objective-c,objc
OCaml|ocaml
Pascal|pascal
Perl|perl,pl
PHP|php
PowerShell|powershell,ps1
Prolog|prolog
Protocol Buffers|proto,protobuf
Python|python,py
R|r
Ruby|ruby,rb
Rust|rust,rs
Sass|sass
Scala|scala
Scheme|scheme
SCSS|scss
Solidity|solidity
SQL|sql
Svelte|svelte
Swift|swift
TOML|toml
TSX|tsx
TypeScript|typescript,ts,mts,cts
Verilog|verilog
VHDL|vhdl
Vue|vue
WebAssembly|wasm
XML|xml,svg
YAML|yaml,yml
Zig|zig
`

export const PLAIN_LANGUAGE = 'Plain text'

export interface Language {
  readonly name: string
  /** Its names elsewhere; none for plain text. */
  readonly aliases: readonly string[]
}

export const languages: readonly Language[] = [
  { name: PLAIN_LANGUAGE, aliases: [] },
  ...rows
    .trim()
    .split('\n')
    .map(row => {
      const [name = '', aliases = ''] = row.split('|')
      return { name, aliases: aliases.split(',') }
    }),
]

const plainNames = new Set(['text', 'txt', 'plain', 'plaintext', 'plain text', 'none', ''])

/** A language by any of its names; one that is not known keeps the name it has. */
export function languageNamed(word: string): string {
  const name = word.trim().toLowerCase()
  if (plainNames.has(name)) return PLAIN_LANGUAGE
  const known = languages.find(language => language.name.toLowerCase() === name || language.aliases.includes(name))
  return known?.name ?? word.trim()
}

/** What other programs call a language; empty for plain text. */
export function aliasOf(language: string): string {
  if (language === PLAIN_LANGUAGE) return ''
  const known = languages.find(({ name }) => name === language)
  return known?.aliases[0] ?? language.toLowerCase().replaceAll(/\s+/g, '-')
}
