import type { Formulario, RascunhoOrcamento } from '@balcao/contracts';
import { addDias, linhaAuto, linhaResidencial } from '@balcao/domain';
import type { TableRow } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';
import { rascunhoDemo } from './rascunho-demo.ts';
import type { VeiculoDemo } from './veiculos.ts';

interface Venda {
  readonly linha: Formulario;
  readonly vigIni: string;
  readonly corretoraId: string;
}

const SEM_RISCO = { rascunho: null, schema_versao: null, bonus: null, ci: null };

function casa({ sorteio }: Mundo, { segurado }: { segurado: unknown }, { vigIni, corretoraId }: Venda): RascunhoOrcamento {
  const { risco, comercial } = linhaResidencial.inicial({ hoje: addDias(vigIni, -1), corretoraId });
  const imovel = {
    tipo: sorteio.um(['CASA', 'APARTAMENTO']),
    zona: 'URBANA',
    uso: 'HABITUAL',
    construcao: 'ALVENARIA',
    posse: sorteio.chance(0.8) ? 'PROPRIO' : 'ALUGADO',
    cobrir: 'PREDIO_E_CONTEUDO',
    sinistros12m: 0,
  };
  return { comercial, risco: { ...risco, segurado, imovel: { ...(risco['imovel'] as object), ...imovel } } };
}

/** What a policy was sold upon, filled as the demo's quotes are; the lines without a filled form keep only its name. */
export function riscoDaApolice(mundo: Mundo, veiculo: VeiculoDemo, venda: Venda): TableRow {
  const { linha, vigIni, corretoraId } = venda;
  const auto = rascunhoDemo(mundo, veiculo, { dia: vigIni, corretoraId });
  if (linha === 'AUTO') {
    const { bonus = 0, ci = null } = auto.risco.renovacao ?? {};
    return { formulario: linha, rascunho: auto, schema_versao: linhaAuto.schemaVersao, bonus, ci };
  }
  if (linha !== 'RESIDENCIAL') return { formulario: linha, ...SEM_RISCO };
  const { segurado } = auto.risco;
  return {
    ...SEM_RISCO,
    formulario: linha,
    rascunho: casa(mundo, { segurado }, venda),
    schema_versao: linhaResidencial.schemaVersao,
  };
}
