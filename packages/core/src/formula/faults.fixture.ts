// What is wrong with which formula, in English: the tests of errors and of their translations go through the same.

/** Types that do not fit: where, and what is said. */
export const typeFaults: readonly (readonly [source: string, words: string])[] = [
  ['round("a")', '"a" | round expects a number, but this is text'],
  ['"a".round()', '"a" | round expects a number, but this is text'],
  [
    'prop("Owner").name()',
    'prop("Owner") | name expects a person or a page, but this is a list of people: take one with first(), or each with map()',
  ],
  ['upper(prop("Due"))', 'prop("Due") | upper expects text, but this is a date'],
  ['first("a")', '"a" | first expects a list, but this is text'],
  ['[1].filter(current + 1)', 'current + 1 | filter expects true or false, but this is a number'],
  ['1 == "1"', '1 == "1" | == compares values of one type, but these are a number and text'],
  ['prop("Due") > 5', 'prop("Due") > 5 | > compares values of one type, but these are a date and a number'],
  ['[1] < [2]', '[1] < [2] | < expects numbers, text, or dates, but this is a list of numbers'],
  ['equal(1, true)', '1, true | equal compares values of one type, but these are a number and true or false'],
  ['1 - "a"', '"a" | - expects a number, but this is text'],
  ['true + 1', 'true | + expects numbers or text, but this is true or false'],
  ['-"a"', '"a" | - expects a number, but this is text'],
  ['not 1', '1 | not expects true or false, but this is a number'],
  ['1 and true', '1 | and expects true or false, but this is a number'],
  ['if(1, 2, 3)', '1 | if expects true or false, but this is a number'],
  ['if(true, 1, "a")', '"a" | if returns values of one type, but these are a number and text'],
  ['true ? 1 : "a"', '"a" | ? returns values of one type, but these are a number and text'],
  ['ifs(true, 1, false, "a", 2)', '"a" | ifs returns values of one type, but these are a number and text'],
  ['includes([1], "a")', '"a" | includes expects an item of a list of numbers, but this is text'],
  ['sum(["a"])', '["a"] | sum expects numbers or a list of numbers, but this is a list of text values'],
  ['email(prop("Tasks").first())', 'prop("Tasks").first() | email expects a person, but this is a page'],
]

/** Calls and names. */
export const callFaults: readonly (readonly [source: string, words: string])[] = [
  ['round()', 'round | round expects a number'],
  ['map([1])', 'map | map expects a list and a value'],
  ['round(1, 2, 3)', '3 | round takes up to 2 values'],
  ['now(1)', '1 | now takes no values'],
  ['rond(1)', 'rond | Unknown function “rond”. Did you mean round?'],
  ['tolower("a")', 'tolower | Unknown function “tolower”. Did you mean lower?'],
  ['zzzzzz(1)', 'zzzzzz | Unknown function “zzzzzz”'],
  ['now', 'now | now is a function. Write now()'],
  ['Price', 'Price | Use prop("Price") to refer to a property'],
  ['x + 1', 'x | Unknown variable “x”'],
  ['current', 'current | current only works inside list functions such as map and filter'],
  ['let(1, 2, 3)', '1 | let expects a name for the value, such as total'],
  ['let(a, 2)', 'let | let expects a name, a value, and a formula that uses it'],
  ['lets(a, 2, b, 3)', 'lets | lets expects names, each with a value, and a formula at the end'],
  ['let(a, a, a)', 'a | Unknown variable “a”'],
  ['if(true)', 'if | if expects a condition, a value for true, and a value for false'],
  ['prop("None")', '"None" | Unknown property “None”'],
  ['prop("Hours"#"xyz")', '"Hours"#"xyz" | The property “Hours” was deleted'],
  ['prop(1 + 1)', '1 + 1 | prop expects a property name, such as prop("Name")'],
  ['prop()', '() | prop expects a property name, such as prop("Name")'],
  [
    'prop("Tasks").prop("Hours")',
    'prop("Tasks") | prop expects a page, but this is a list of pages: use map(current.prop(…))',
  ],
  ['prop("Tasks").map(current.prop("Price"))', '"Price" | Unknown property “Price”'],
  ['prop("Far").first().prop("X")', 'prop("Far").first() | This page’s properties aren’t available here'],
  [
    'dateAdd(now(), 1, "fortnights")',
    '"fortnights" | “fortnights” isn’t a unit. Use one of "years", "quarters", "months", "weeks", "days", "hours", "minutes".',
  ],
  ['test("a", "(a")', '"(a" | Missing “)” in this pattern'],
  ['test("a", "(?=a)")', '"(?=a)" | Lookahead and lookbehind aren’t supported'],
  ['formatDate(now(), "LT", "Mars/Olympus")', '"Mars/Olympus" | Unknown time zone “Mars/Olympus”'],
  ['1e999', '1e999 | This number is too large'],
  ['round("a"#"b")', '"a"#"b" | Use prop("Name") to refer to a property'],
]

/** What is written wrong: what is said, without the place. */
export const syntaxFaults: readonly (readonly [source: string, words: string])[] = [
  ['round(1', 'Missing “)”'],
  ['(1 + 2', 'Missing “)”'],
  ['[1, 2', 'Missing “]”'],
  ['1 +', 'Missing a value'],
  ['true ? 1', 'Missing “:” and an alternative value'],
  ['1 = 1', 'Use == to compare'],
  ['"abc', 'Missing a closing quote'],
  ['1 2', 'Unexpected “2”'],
  ['[1]..first()', 'Missing a function after the dot'],
  ['[1].first', 'Missing parentheses: first()'],
  ['1 /* open', 'Missing */ at the end of the comment'],
  ['/* open', 'Missing */ at the end of the comment'],
  ['true ? 1 :', 'Missing a value'],
  ['1 + * 2', 'Missing a value'],
  ['round(1; 2)', 'Separate values with “,”'],
]

export const faults = [...typeFaults, ...callFaults, ...syntaxFaults]
