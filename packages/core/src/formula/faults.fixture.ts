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
  ['[1] < [2]', '[1] < [2] | < expects numbers, texts or dates, but this is a list of numbers'],
  ['equal(1, true)', '1, true | equal compares values of one type, but these are a number and true or false'],
  ['1 - "a"', '"a" | - expects a number, but this is text'],
  ['true + 1', 'true | + expects numbers or text, but this is true or false'],
  ['-"a"', '"a" | - expects a number, but this is text'],
  ['not 1', '1 | not expects true or false, but this is a number'],
  ['1 and true', '1 | and expects true or false, but this is a number'],
  ['if(1, 2, 3)', '1 | if expects true or false, but this is a number'],
  ['if(true, 1, "a")', '"a" | if gives values of one type, but these are a number and text'],
  ['true ? 1 : "a"', '"a" | ? gives values of one type, but these are a number and text'],
  ['ifs(true, 1, false, "a", 2)', '"a" | ifs gives values of one type, but these are a number and text'],
  ['includes([1], "a")', '"a" | includes expects an item such as those of a list of numbers, but this is text'],
  ['sum(["a"])', '["a"] | sum expects numbers or a list of numbers, but this is a list of texts'],
  ['email(prop("Tasks").first())', 'prop("Tasks").first() | email expects a person, but this is a page'],
]

/** Calls and names. */
export const callFaults: readonly (readonly [source: string, words: string])[] = [
  ['round()', 'round | round expects a number'],
  ['map([1])', 'map | map expects a list and a value'],
  ['round(1, 2, 3)', '3 | round takes at most 2 values'],
  ['now(1)', '1 | now takes no values'],
  ['rond(1)', 'rond | There is no function "rond": did you mean round?'],
  ['tolower("a")', 'tolower | There is no function "tolower": did you mean lower?'],
  ['zzzzzz(1)', 'zzzzzz | There is no function "zzzzzz"'],
  ['now', 'now | now is a function: write now()'],
  ['Price', 'Price | A property is read with prop("Price")'],
  ['x + 1', 'x | There is no variable "x"'],
  ['current', 'current | current is there inside map, filter and other functions over lists only'],
  ['let(1, 2, 3)', '1 | let expects a name for the value, such as total'],
  ['let(a, 2)', 'let | let expects a name, a value and a formula that uses it'],
  ['lets(a, 2, b, 3)', 'lets | lets expects names, each with a value, and a formula at the end'],
  ['let(a, a, a)', 'a | There is no variable "a"'],
  ['if(true)', 'if | if expects a condition, a value for true and a value for false'],
  ['prop("None")', '"None" | There is no property "None"'],
  ['prop("Hours"#"xyz")', '"Hours"#"xyz" | The property "Hours" is gone'],
  ['prop(1 + 1)', '1 + 1 | prop expects the name of a property, such as prop("Name")'],
  ['prop()', '() | prop expects the name of a property, such as prop("Name")'],
  [
    'prop("Tasks").prop("Hours")',
    'prop("Tasks") | prop expects a page, but this is a list of pages: use map(current.prop(…))',
  ],
  ['prop("Tasks").map(current.prop("Price"))', '"Price" | There is no property "Price"'],
  ['prop("Far").first().prop("X")', 'prop("Far").first() | The properties of this page are not known here'],
  [
    'dateAdd(now(), 1, "fortnights")',
    '"fortnights" | A unit is one of "years", "quarters", "months", "weeks", "days", "hours", "minutes", but this is "fortnights"',
  ],
  ['test("a", "(a")', '"(a" | A ")" is missing in this pattern'],
  ['test("a", "(?=a)")', '"(?=a)" | Patterns cannot look ahead or behind here'],
  ['formatDate(now(), "LT", "Mars/Olympus")', '"Mars/Olympus" | There is no time zone "Mars/Olympus"'],
  ['1e999', '1e999 | This number is too large'],
  ['round("a"#"b")', '"a"#"b" | A property is read with prop("Name")'],
]

/** What is written wrong: what is said, without the place. */
export const syntaxFaults: readonly (readonly [source: string, words: string])[] = [
  ['round(1', 'A ")" is missing'],
  ['(1 + 2', 'A ")" is missing'],
  ['[1, 2', 'A "]" is missing'],
  ['1 +', 'A value is missing here'],
  ['true ? 1', 'A ":" and what to give otherwise are missing'],
  ['1 = 1', 'Compare with =='],
  ['"abc', 'This text has no quote at its end'],
  ['1 2', '"2" was not expected here'],
  ['[1]..first()', 'A function is missing behind the dot'],
  ['[1].first', 'Brackets are missing: first()'],
  ['1 /* open', 'This comment has no */ at its end'],
  ['/* open', 'This comment has no */ at its end'],
  ['true ? 1 :', 'A value is missing here'],
  ['1 + * 2', 'A value is missing here'],
  ['round(1; 2)', 'Values are separated by ","'],
]

export const faults = [...typeFaults, ...callFaults, ...syntaxFaults]
