import { linhaAuto } from '../auto/linha-auto.ts';
import { linhaEmpresarial } from '../empresarial/linha-empresarial.ts';
import { linhaPet } from '../pet/linha-pet.ts';
import { applyCoberturas, coberturasDoConjunto, judgeConjunto } from './conjunto-coberturas.ts';

const contexto = { hoje: '2026-11-20', seguradoras: [] };
const errosDe = (linha: Parameters<typeof judgeConjunto>[0], coberturas: Record<string, unknown>) =>
  judgeConjunto(linha, coberturas, contexto).map(({ campo, codigo }) => [campo, codigo]);

it.each([
  [linhaAuto, { tipo: 'COMPREENSIVA', dmCentavos: 20_000_000, vidros: 'COMPLETO' }, []],
  [linhaAuto, { dmCentavos: -1 }, [['risco.coberturas.dmCentavos', 'foraDaFaixa']]],
  [linhaAuto, { dmCentavos: 'muito' }, [['risco.coberturas.dmCentavos', 'invalido']]],
  [linhaAuto, { guerraNuclear: true }, [['risco.coberturas.guerraNuclear', 'desconhecido']]],
  [linhaAuto, { acessorios: [] }, [['risco.coberturas.acessorios', 'desconhecido']]],
  [linhaPet, { plano: 'OURO' }, [['risco.coberturas.plano', 'foraDaLista']]],
  [linhaPet, { plano: 'TOTAL', limiteAnualCentavos: 499_999 }, [['risco.coberturas.limiteAnualCentavos', 'foraDaFaixa']]],
  [linhaEmpresarial, { incendioCentavos: 50_000_000, rouboCentavos: 15_000_001 }, [['risco.coberturas.rouboCentavos', 'foraDaFaixa']]],
])('judges a set by the line it is of', (linha, coberturas, expected) => {
  expect(errosDe(linha, coberturas)).toEqual(expected);
});

it('asks of a set nothing that it does not say', () => {
  expect(errosDe(linhaAuto, {})).toEqual([]);
  expect(errosDe(linhaEmpresarial, { danosEletricosCentavos: 1_000_000 })).toEqual([]);
});

it('keeps what was filled, less the accessories of one car', () => {
  expect(coberturasDoConjunto({ dmCentavos: 1, dcCentavos: null, pequenosReparos: false, acessorios: [{ descricao: 'Som' }] })).toEqual({
    dmCentavos: 1,
    pequenosReparos: false,
  });
});

it('applies what the draft takes, and says of each of the others why not', () => {
  const rascunho = linhaEmpresarial.inicial({ hoje: contexto.hoje, corretoraId: '' });
  const conjunto = { antiga: 1, incendioCentavos: 10_000_000, rouboCentavos: 9_000_000, danosEletricosCentavos: 500_000 };
  const { aplicadas, recusadas } = applyCoberturas(linhaEmpresarial, conjunto, { ...contexto, rascunho });
  expect(aplicadas).toEqual({ incendioCentavos: 10_000_000, danosEletricosCentavos: 500_000 });
  expect(recusadas.map(({ campo, codigo }) => [campo, codigo])).toEqual([
    ['risco.coberturas.antiga', 'desconhecido'],
    ['risco.coberturas.rouboCentavos', 'foraDaFaixa'],
  ]);
});
