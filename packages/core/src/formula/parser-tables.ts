// The tables of the formula parser, made from formula.grammar: `node tools/make-formula-parser.mjs`. Not written by hand.
import { LRParser } from '@lezer/lr'

const words: ReadonlyMap<string, number> = new Map(Object.entries({ true: 12, false: 14, and: 110, or: 112, not: 118 }))
export const formulaParser: LRParser = LRParser.deserialize({
  version: 14,
  states:
    "(|QYQPOOOOQO'#Ca'#CaO!TQQO'#CdOYQPO'#CeO#qQPO'#ChO#xQPO'#ClQ#}QQOOOOQO'#Cu'#CuOYQPO'#CtOOQO'#Db'#DbOOQO'#Cm'#CmO%XQQO,59PO%`QQO'#DdO%jQPO,59SO&jQPO'#CnOOQO,59W,59WO&qQPO,59]OOQO'#DU'#DUOOQO'#DW'#DWOYQPO,59eOYQPO,59eOYQPO,59eOYQPO,59eOYQPO,59eOYQPO,59eOYQPO,59tO'PQQO,59`OOQO1G.k1G.kO(jQPO,5:OO(qQPO,5:OOOQO1G.n1G.nO(yQQO'#DbO*^QQO'#DhOOQO'#Dh'#DhO*hQPO'#DgO*pQPO,59YOOQO'#Cs'#CsO#xQPO1G.wO,VQQO1G/PO,dQQO1G/PO.OQQO1G/PO.`QQO1G/PO0TQQO1G/PO0_QQO1G/PO0iQQO1G/`O0pQQO,59wO0zQPO1G/jOOQO-E7Z-E7ZO1RQPO,59ZO1WQPO,5:RO1_QPO,5:ROOQO1G.t1G.tOOQO7+$c7+$cOYQPO7+$zPYQPO'#D]OOQO1G.u1G.uOOQO,59x,59xO1gQPO1G/mOOQO-E7[-E7[O1nQQO<<HfP%oQPO'#D^",
  stateData:
    '2W~O!TOSPOS~ORXOSXOUPOVPOYRO]SOjVOkWOlWO!VQO!XYO!YYO!]VO~OYaXfWXkWXlWXnWXoWXpWXqWXrWXsWXtWXuWXvWXwWXyWX{WX}WX!RWX!XWX!YWXZWX^WX_WX!OWX~O_!WP~PYOY^O~Of`OkdOldOncOocOpcOqcOreOseOteOueOvfOwfOyaO{bO}iO!XaO!YbO~OZkO~P#}O^lO_!WX~P#}O_nO~ORXOSoOUPOVPOYRO]SOjVOkWOlWO!VQO!XYO!YYO!]VO~OZ!ZP~P%oO!VtO!XtO!YtO!]tO~Of`OncOkhalhaohaphaqharhashathauhavhawhayha{ha}ha!Rha!Xha!YhaZha^ha_ha!Oha~O_!Wa~PYO^!OO_!Wa~Od!QOZ!UX^!UXf!UXk!UXl!UXn!UXo!UXp!UXq!UXr!UXs!UXt!UXu!UXv!UXw!UXy!UX{!UX}!UX!X!UX!Y!UX~OZ![X^![X~P#}O^!ROZ!ZX~OZ!TO~Of`OncOkmilmirmismitmiumivmiwmiymi{mi}mi!Rmi!Xmi!YmiZmi^mi_mi!Omi~Oomipmiqmi~P*uOocOpcOqcO~P*uOf`OkdOldOncOocOpcOqcOvmiwmiymi{mi}mi!Rmi!Xmi!YmiZmi^mi_mi!Omi~Ormismitmiumi~P,qOreOseOteOueO~P,qOf`OkdOldOncOocOpcOqcOreOseOteOueOvfOwfO{mi}mi!Rmi!YmiZmi^mi_mi!Omi~Oymi!Xmi~P.pOyaO!XaO~P.pO!O!VO~P#}O^!Pa_!Pa~P#}O_!Wi~PYOS!XO~OZ!Za~P%oO^!ZOZ!Za~OZ!Zi~P%oO!R|yZ|y^|y_|y!O|y~P#}OPpRf~',
  goto: '&O!]PPPPP!^PP!^!^PP!^PPP!^!s#Y#`P!^P#f!^#iPPP!^PPPPPPPPPP$OP$YP!^PP$c$iPPP$oP%pPP%s%vwXORSW^cdefghil!O!R!V!W!Z!^wTORSW^cdefghil!O!R!V!W!Z!^Q_TR!UuXq^!R!Z!^Ru`wWORSW^cdefghil!O!R!V!W!Z!^agUZ[p{|}!]_hUZ[p|}!]Qm[R!PmQ!SrR![!SQUOQZRQ[SQjWWp^!R!Z!^QvcQwdQxeQyfQzgQ{hQ|iU}l!O!WR!]!VR]SRs^Qr^V!Y!R!Z!^',
  nodeNames:
    '⚠ Comment Formula Number String Boolean True False Variable Paren ( ) List [ , ] Call FunctionName ArgList PropertyRef # Access . FunctionName Unary Not ! Minus Plus Binary Power Times Divide Modulo Less LessEqual Greater GreaterEqual Equal Unequal And && Or || Conditional ? :',
  maxTerm: 59,
  skippedNodes: [0, 1],
  repeatNodeCount: 2,
  tokenData:
    ".x~R!OX^$Rpq$Rqr$vrs%Tst&quv&vvw&{wx'Wxy(oyz(tz{(y{|)O|})T}!O)Y!O!P)_!P!Q*a!Q![+p![!],X!^!_,^!_!`,k!`!a,v!a!b-T!c!}-Y!}#O.^#P#Q.c#Q#R.h#R#S-Y#T#o-Y#p#q.m#y#z$R$f$g$R$g#BY-Y#BY#BZ$R#BZ$IS-Y$IS$I_$R$Id$I|-Y$I|$JO$R$JT$JU$R$JU$KV-Y$KV$KW$R$KW&FU-Y&FU&FV$R&FV;'S-Y;'S;=`.W<%l?HT-Y?HUO-Y~$WY!T~X^$Rpq$R#y#z$R$f$g$R#BY#BZ$R$IS$I_$R$I|$JO$R$JT$JU$R$KV$KW$R&FU&FV$RR${PjP!_!`%OQ%TOwQ~%WVOr%Trs%ms#O%T#O#P%r#P;'S%T;'S;=`&k<%lO%T~%rOS~~%uRO;'S%T;'S;=`&O;=`O%T~&RWOr%Trs%ms#O%T#O#P%r#P;'S%T;'S;=`&k;=`<%l%T<%lO%T~&nP;=`<%l%T~&vOd~~&{Oq~~'OPvw'R~'WOy~~'ZVOw'Wwx%mx#O'W#O#P'p#P;'S'W;'S;=`(i<%lO'W~'sRO;'S'W;'S;=`'|;=`O'W~(PWOw'Wwx%mx#O'W#O#P'p#P;'S'W;'S;=`(i;=`<%l'W<%lO'W~(lP;=`<%l'W~(tOY~~(yOZ~~)OOo~~)TOl~~)YO^~~)_Ok~~)dPf~!Q![)g~)lRR~!Q![)g!g!h)u#X#Y)u~)xR{|*R}!O*R!Q![*X~*UP!Q![*X~*^PR~!Q![*X~*fPp~z{*i~*lTOz*iz{*{{;'S*i;'S;=`+j<%lO*i~+OVOz*iz{*{{!P*i!P!Q+e!Q;'S*i;'S;=`+j<%lO*i~+jOP~~+mP;=`<%l*i~+uSR~!O!P,R!Q![+p!g!h)u#X#Y)u~,UP!Q![)g~,^O!O~~,cPr~!_!`,f~,kOs~~,nP!_!`,q~,vOv~~,{Pt~!_!`-O~-TOu~~-YO}~~-_]!V~!Q![-Y!c!}-Y#R#S-Y#T#o-Y$g#BY-Y#BZ$IS-Y$Id$I|-Y$JU$KV-Y$KW&FU-Y&FV;'S-Y;'S;=`.W<%l?HT-Y?HUO-Y~.ZP;=`<%l-Y~.cO]~~.hO_~~.mOn~~.pP#p#q.s~.xO{~",
  tokenizers: [0, 1],
  topRules: { Formula: [0, 2] },
  specialized: [{ term: 53, get: (value: string) => words.get(value) ?? -1 }],
  tokenPrec: 785,
})
