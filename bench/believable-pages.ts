// Titles and lines as a workspace might hold them: few words that stand everywhere, many that stand here and there. The same seed
// gives the same pages.
import { seeded } from '../apps/server/src/reliability/random-editor.fixture'

const common =
  'the of and to in for is on that with as it be this we are by from at or will have an our can new not has more about all plan team project meeting notes review design budget launch customer product weekly roadmap draft release research interview sales support onboarding security hiring travel policy report question answer decision owner status next step risk goal quarter customer feedback market data model price contract invoice summary agenda offsite holiday training checklist'.split(
    ' ',
  )
const syllables =
  'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu za bri cle dro fla gri pla sto tra'.split(' ')
const japanese = ['来週の会議の予定', '東京の製品計画', '顧客からの質問', '予算の確認と報告', '採用の面接記録']
const RARE_WORDS = 8000

export interface BelievablePage {
  readonly title: string
  readonly lines: readonly string[]
}

export class Believable {
  private readonly random
  private readonly rare: string[]

  constructor(seed: number) {
    this.random = seeded(seed)
    this.rare = Array.from({ length: RARE_WORDS }, () =>
      Array.from({ length: 2 + this.random(3) }, () => syllables[this.random(syllables.length)]).join(''),
    )
  }
  /** Half of a text is made of its commonest words. */
  word(): string {
    const share = this.random(1000) / 1000
    const list = this.random(10) < 6 ? common : this.rare
    return list[Math.floor(list.length * share ** 2.5)] as string
  }
  rareWord(): string {
    return this.rare[this.random(this.rare.length)] as string
  }
  titleWord(): string {
    return common[30 + this.random(common.length - 30)] as string
  }
  line(): string {
    return `${this.words(6 + this.random(14))}.`
  }
  title(): string {
    const title = [this.titleWord(), this.titleWord(), this.rareWord()].slice(0, 2 + this.random(2)).join(' ')
    return title[0]?.toUpperCase() + title.slice(1)
  }
  page(): BelievablePage {
    const title = this.title()
    const lines = Array.from({ length: 5 + this.random(10) }, () => this.line())
    if (this.random(50) === 0) lines.push(`${japanese[this.random(japanese.length)] as string}。`)
    return { title, lines }
  }
  private words(count: number): string {
    return Array.from({ length: count }, () => this.word()).join(' ')
  }
}
