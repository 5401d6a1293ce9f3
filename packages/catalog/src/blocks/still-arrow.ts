// The arrow in front of a text that folds, before it can be pressed.
import { element, type HtmlElement } from '@sheaf/core/kinds/exchange'

export const stillArrow = (isShown: boolean): HtmlElement =>
  element('span', { hidden: !isShown }, [element('button', { className: ['sheaf-arrow'] })])
