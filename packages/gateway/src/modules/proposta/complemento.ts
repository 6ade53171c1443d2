import { type DadosComplementares, type ErroCampo, LinhaCotada } from '@balcao/contracts';
import { pendenciasTransmissao } from '@balcao/domain';
import type { OfertaParaVenda, OrcamentoParaVenda } from './oferta.repository.ts';

const DO_SEGURADO = ['email', 'celular', 'cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const;

const filled = (dados: DadosComplementares): DadosComplementares =>
  Object.fromEntries(Object.entries(dados).flatMap(([campo, texto]) => (texto?.trim() ? [[campo, texto.trim()]] : [])));

/** What the risk says of what an insurer needs to issue, with what the broker completed laid over it. */
export function dadosDoRisco({ risco }: OfertaParaVenda, completados: DadosComplementares = {}): DadosComplementares {
  const { segurado, veiculo } = risco;
  const doSegurado = Object.fromEntries(DO_SEGURADO.map((campo) => [campo, segurado?.[campo]]));
  const { placa, chassi } = veiculo ?? {};
  return { ...filled({ ...doSegurado, ...(placa ? { placa } : {}), ...(chassi ? { chassi } : {}) }), ...filled(completados) };
}

/** What is still missing before the offer can be issued. */
export function pendenciasOf(
  { formulario }: OrcamentoParaVenda,
  { risco, temDps }: OfertaParaVenda,
  dados: DadosComplementares,
): ErroCampo[] {
  const linha = LinhaCotada.safeParse(formulario);
  if (!linha.success) return [];
  return pendenciasTransmissao({ linha: linha.data, isZeroKm: risco.veiculo?.zeroKm === true, temDps, dados });
}
