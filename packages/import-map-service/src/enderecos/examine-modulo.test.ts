import { systemModule } from '../testing/construcao-de-teste.ts';
import { examineModulo, requireTipo, ModuloInvalido, tipoDoServico } from './examine-modulo.ts';

const inExecute = (corpo: string) => `System.register([],function(e,t){return{setters:[],execute:function(){${corpo}}}})`;
const exportsOf = (corpo: string) => {
  const { exporta, isAberta } = examineModulo(inExecute(corpo));
  return isAberta ? [...exporta, '…'] : exporta;
};

describe('the format of a System module', () => {
  it('reads dependencies, exports and uses from a bundler’s output', () => {
    const codigo = systemModule({ exporta: ['mount', 'bootstrap'], usa: { react: ['useState', 'memo'], 'css-vazio': [] } });
    expect(examineModulo(Buffer.from(codigo))).toEqual({
      deps: ['react', 'css-vazio'],
      exporta: ['bootstrap', 'mount'],
      isAberta: false,
      usa: { react: ['memo', 'useState'], 'css-vazio': [] },
    });
  });

  it.each([
    ['our builds', '//# allFunctionsCalledOnLoad\nSystem.register([],(function(e,t){return{setters:[],execute:(function(){e("a",1)})}}))'],
    ['a named register', 'System.register("nome",[],function(e){return{execute:function(){e("a",1)}}});'],
    ['arrows', 'System.register([],(e,t)=>({setters:[],execute:()=>{e("a",1)}}))'],
    ['methods and a directive', '"use strict";\nSystem["register"]([],function(e){"use strict";return{execute(){e("a",1)}}});;'],
    ['an awaiting execute', 'System.register([],function(e){return{execute:async function(){await 1;e("a",1)}}})'],
    ['metadata of deps', 'System.register([],function(e){return{execute:function(){e("a",1)}}},[])'],
    ['a byte order mark', '\ufeffSystem.register([],function(e){return{execute:function(){e("a",1)}}})'],
    ['a joined return', 'System.register([],function(e){var a;return a=1,{execute:function(){e("a",a)}}})'],
  ])('takes %s', (_caso, codigo) => {
    expect(examineModulo(codigo)).toEqual({ deps: [], exporta: ['a'], isAberta: false, usa: {} });
  });

  it.each([
    ['nothing', ''],
    ['HTML', '<!doctype html><title>404</title>'],
    ['JSON', '{"a":1}'],
    ['a cut file', 'System.register([],function(e){return{execute:function(){'],
    ['an ES module', 'export const a = 1;'],
    ['a global script', 'window.a = 1;'],
    ['a UMD', '!function(e){module.exports=e()}(function(){return 1})'],
    ['the text in a comment', '// System.register([],function(){return{execute:function(){}}})'],
    ['the text in a string', '"System.register([],function(){return{execute:function(){}}})"'],
    ['code before it', 'steal();System.register([],function(){return{execute:function(){}}})'],
    ['code after it', 'System.register([],function(){return{execute:function(){}}});steal()'],
    ['two modules', 'System.register("a",[],function(){return{execute(){}}});System.register("b",[],function(){return{execute(){}}})'],
    ['another System', 'x.System.register([],function(){return{execute:function(){}}})'],
    ['another method', 'System.import("x")'],
    ['deps that are no texts', 'System.register([a],function(){return{execute:function(){}}})'],
    ['deps spread', 'System.register([...a],function(){return{execute:function(){}}})'],
    ['no deps', 'System.register(function(){return{execute:function(){}}})'],
    ['no declare function', 'System.register([],declara)'],
    ['no execute', 'System.register([],function(){return{setters:[]}})'],
    ['no return', 'System.register([],function(){})'],
    ['two returns', 'System.register([],function(){if(a)return{execute(){}};return{execute(){}}})'],
    ['a return nobody can read', 'System.register([],function(){return x})'],
    ['endless nesting', `System.register([],function(){return{execute(){${'('.repeat(100_000)}`],
    ['endless adding', inExecute(`${'1+'.repeat(100_000)}1`)],
  ])('refuses %s', (_caso, codigo) => {
    expect(() => examineModulo(codigo)).toThrow(ModuloInvalido);
  });

  it('does not execute the code it reads', () => {
    examineModulo(inExecute('globalThis.rodou=true;throw new Error()'));
    expect(globalThis).not.toHaveProperty('rodou');
  });
});

describe('exports', () => {
  it.each([
    ['one by one', 'e("b",1);e("a",e("c",2))', ['a', 'b', 'c']],
    ['an object', 'e({a:1,"b":2,c(){},__esModule:true})', ['a', 'b', 'c']],
    ['none', '', []],
    ['an empty object', 'e({})', []],
    [
      'what another has the name of, left out',
      'e("a",1);(function(e){e("b",2)})(x);{let e=x;e("c",3)}try{}catch(e){e("d",4)}for(let e of y)e("f")',
      ['a'],
    ],
    ['a name that is a property, left out', 'x.e("b",1);x={e:1};e("a",1)', ['a']],
    ['a function given on', 'e("a",1);fora(e)', ['a', '…']],
    ['a name known only as it runs', 'e("a",1);e(x,1)', ['a', '…']],
    ['a whole module', 'e("a",1);e(x)', ['a', '…']],
    ['a spread', 'e({a:1,...x})', ['a', '…']],
    ['a computed key', 'e({a:1,[x]:1})', ['a', '…']],
  ])('%s', (_caso, corpo, nomes) => {
    expect(exportsOf(corpo)).toEqual(nomes);
  });

  it.each([
    [
      'getters',
      'e((()=>{var n={};let s={};return (()=>{"use strict";n.r(s),n.d(s,{mount:()=>a,"x-y":()=>b});var a,b})(),s})())',
      ['mount', 'x-y'],
    ],
    ['values and getters in a list', 'e((()=>{let n={},s={};return n.d(s,["a",0,1,"b",()=>2,"c",0,x]),s})())', ['a', 'b', 'c']],
    ['no wrapping function', 'let r,n;e(((n={}).y=t,r={},(()=>{"use strict";n.d(r,{a:()=>1})})(),r))', ['a']],
    ['nothing', 'e((()=>{var n={};return n(1),{}})())', []],
    ['properties', 'e((function(){var s={a:1};s.b=2;return s})())', ['a', 'b']],
    [
      'another module of the bundle with the same letter',
      'e((()=>{var n={1(e,s){n.d(s,{fora:()=>1})}};let s={};return n.d(s,{a:()=>1}),s})())',
      ['a'],
    ],
    ['an entry kept apart', 'e((()=>{var s=n(12);return s})())', ['…']],
    ['a namespace given on', 'e((()=>{let s={};return n.d(s,{a:()=>1}),fill(s),s})())', ['a', '…']],
    ['a definition made elsewhere', 'e((()=>{let s={};return n.d(s,x),s})())', ['…']],
    ['two returns', 'e((()=>{if(x)return{a:1};return{b:1}})())', ['…']],
    ['an awaited namespace', 'e((async()=>({a:1}))())', ['…']],
  ])('of webpack: %s', (_caso, corpo, nomes) => {
    expect(exportsOf(corpo)).toEqual(nomes);
  });

  it('in setters, as a re-export', () => {
    const codigo = (setter: string) => `System.register(["x"],function(e){return{setters:[${setter}],execute:function(){e("b",1)}}})`;
    expect(examineModulo(codigo('function(m){e({a:m.a})}'))).toMatchObject({ exporta: ['a', 'b'], isAberta: false, usa: { x: ['a'] } });
    expect(examineModulo(codigo('function(m){e(m)}'))).toMatchObject({ exporta: ['b'], isAberta: true, usa: { x: ['*'] } });
  });
});

describe('uses', () => {
  const used = (setter: string) => examineModulo(`System.register(["x"],function(e){return{setters:[${setter}],execute(){}}})`).usa['x'];
  it.each([
    ['function(e){a.b=e.b,a.c=e["c"]}', ['b', 'c']],
    ['e=>{a.default=e.default||e,a.b=e.b}', ['b', 'default']],
    ['function(e){Object.keys(e).forEach(function(t){a[t]=e[t]})}', ['*']],
    ['function(e){a=e}', ['*']],
    ['({b})=>{a=b}', ['*']],
    ['function(e){}', []],
    ['function(){}', []],
    ['null', []],
    ['', []],
    ['function(e){(function(e){a=e.z})(e.b)}', ['b']],
  ])('%s uses %j', (setter, nomes) => {
    expect(used(setter)).toEqual(nomes);
  });

  it('merges a dependency that is listed twice', () => {
    const codigo = 'System.register(["x","x"],function(){return{setters:[m=>{a=m.a},m=>{b=m.b}],execute(){}}})';
    expect(examineModulo(codigo)).toMatchObject({ deps: ['x'], usa: { x: ['a', 'b'] } });
  });
});

describe('the kind of a service', () => {
  it.each([
    ['@balcao/root-config', 'casca'],
    ['@balcao/shared', 'compartilhado'],
    ['@balcao/ui', 'compartilhado'],
    ['@balcao/quoting', 'parcel'],
    ['vendor/react', 'biblioteca'],
    ['lodash', 'biblioteca'],
  ])('%s is %s', (servico, tipo) => {
    expect(tipoDoServico(servico)).toBe(tipo);
  });

  it('refuses a parcel without its lifecycle functions, and names those missing', () => {
    const exame = examineModulo(systemModule({ exporta: ['mount', 'outro'] }));
    expect(() => requireTipo(exame, 'parcel')).toThrow('falta bootstrap, unmount');
    expect(() => requireTipo(exame, 'parcel')).toThrow(ModuloInvalido);
    for (const tipo of ['casca', 'compartilhado', 'biblioteca'] as const) expect(() => requireTipo(exame, tipo)).not.toThrow();
  });

  it('accepts a complete parcel, and one whose exports cannot be determined', () => {
    expect(() => requireTipo(examineModulo(systemModule({})), 'parcel')).not.toThrow();
    expect(() => requireTipo(examineModulo(inExecute('e(fora())')), 'parcel')).not.toThrow();
  });
});
