// The built-in word list of the profanity check, turned by 13 letters so that the file can be read and searched in company.
// A word that contains another one of the list is superfluous and left out.

const turned = `
a1ttre ahgfnpx alzcub arterff avtabt avttn avttre cbbagnat cbea chanav chffl cravf crqbcuvy cuhpx cunyyhf
cvffbss cvffrq dhrrs enturnq ergneqrq evzwbo fbqbzv fcnfgvp fcybbtr fgencba fpebghz fpuybat fu1g fuvg fyhg
fzrtzn gbjryurnq genaal gjngf grfgvpyr gvggvrf ihyin intvan inwnlwnl jnaxre jrgonpx juber jvttre kengrq
mbbcuvy n55ubyr nefrubyr nffjvcr nffpybja nffsnpr nffubyr nffung nffzhapu o1gpu obyybpx ohggcyht ohggubyr
ohxxnxr onfgneq onyyfnpx oryyraq ovgpu oybjwbo pbpxfhpx pbpxsnpr pbpxurnq pebgpuebg phaavyvathf phag phzfubg
puvanzna puvaxl qbhpur qhzonff qrrcguebng qvpxjnq qvpxjrrq qvpxont qvpxsnpr qvpxurnq qvyqb rwnphyng s4ttbg
shpx shqtrcnpxre sngnff snttbg sryyngvb svatreonat tbqqnza tnatencr tnatonat unaqwbo uragnv wnpxbss wnpxnff
wrexbss wvmm wvtnobb xabournq yneqnff zhssqvire znfgheong
`

const turnBack = (letter: string): string => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97)

export const profanities: readonly string[] = turned
  .trim()
  .split(/\s+/)
  .map(word => word.replace(/[a-z]/g, turnBack))
