import type { DadosComplementares, ErroCampo, LinhaCotada } from '@balcao/contracts';
import { emailEstrito } from '../documentos/email-estrito.ts';
import { isCelular } from '../documentos/is-celular.ts';
import { isCep } from '../documentos/is-cep.ts';
import { isChassi } from '../documentos/is-chassi.ts';
import { isPlaca } from '../documentos/is-placa.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { UFS } from '../documentos/uf.ts';

type Campo = keyof DadosComplementares;
interface Exigido {
  readonly campo: Campo;
  readonly rotulo: string;
  readonly isValido: (texto: string) => boolean;
}

const algum = (texto: string): boolean => texto !== '';
const DE_TODOS: readonly Exigido[] = [
  { campo: 'email', rotulo: 'e-mail do segurado', isValido: emailEstrito },
  { campo: 'celular', rotulo: 'celular do segurado', isValido: isCelular },
  { campo: 'cep', rotulo: 'CEP', isValido: isCep },
  { campo: 'logradouro', rotulo: 'logradouro', isValido: algum },
  { campo: 'numero', rotulo: 'número do endereço', isValido: algum },
  { campo: 'bairro', rotulo: 'bairro', isValido: algum },
  { campo: 'cidade', rotulo: 'cidade', isValido: algum },
  { campo: 'uf', rotulo: 'estado (UF)', isValido: (texto) => UFS.includes(texto) },
];
const chassi: Exigido = { campo: 'chassi', rotulo: 'chassi do veículo', isValido: isChassi };
const placa: Exigido = { campo: 'placa', rotulo: 'placa do veículo', isValido: isPlaca };

/** What an insurer needs to issue, of a line; a car not yet registered has no plate. */
function exigidosDe(linha: LinhaCotada, isZeroKm: boolean): readonly Exigido[] {
  if (linha !== 'AUTO') return DE_TODOS;
  return isZeroKm ? [...DE_TODOS, chassi] : [...DE_TODOS, chassi, placa];
}

/**
 * What is still missing of a risk before it can be issued, one error per field under `dadosComplementares`.
 *
 * @param dados the risk's own data with what the broker completed laid over it
 * @example pendenciasTransmissao({ linha: 'AUTO', isZeroKm: true, dados: {} })[0]?.campo // 'dadosComplementares.email'
 */
export const pendenciasTransmissao = ({
  linha,
  isZeroKm,
  dados,
}: {
  linha: LinhaCotada;
  isZeroKm: boolean;
  dados: DadosComplementares;
}): ErroCampo[] =>
  exigidosDe(linha, isZeroKm).flatMap(({ campo, rotulo, isValido }) => {
    const texto = dados[campo]?.trim() ?? '';
    if (texto === '') return [erroCampo(`dadosComplementares.${campo}`, 'obrigatorio', `Informe ${rotulo}.`)];
    return isValido(texto) ? [] : [erroCampo(`dadosComplementares.${campo}`, 'invalido', `Confira ${rotulo}.`)];
  });
