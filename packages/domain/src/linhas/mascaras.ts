import type { ErroCampo } from '@balcao/contracts';
import { celular, cep, plain } from '../blocos/normalize-blocos.ts';
import { regraDocumento } from '../blocos/regras-pessoa.ts';
import { isCep } from '../documentos/endereco.ts';
import { isChassi, isCodigoFipe, isPlaca } from '../documentos/veiculo.ts';
import { isCelular } from '../documentos/telefone.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

/** What is typed behind a mask. */
export type Mascara = 'cpf' | 'cnpj' | 'cpfCnpj' | 'cep' | 'celular' | 'placa' | 'fipe' | 'chassi';

interface JeitoDaMascara {
  /** As it is stored; what is not yet right stays as typed. */
  readonly keep?: (texto: string) => unknown;
  readonly judge: (campo: string, texto: string) => Iterable<ErroCampo>;
}

const unless = (holds: (texto: string) => boolean, mensagem: string): JeitoDaMascara['judge'] =>
  function* (campo, texto) {
    if (!holds(texto)) yield erroCampo(campo, 'invalido', mensagem);
  };

/** How what stands behind each mask is stored, and what is refused of it. */
export const mascaras: Readonly<Record<Mascara, JeitoDaMascara>> = {
  cpf: { keep: plain, judge: (campo, texto) => regraDocumento(campo, texto, 'PF') },
  cnpj: { keep: plain, judge: (campo, texto) => regraDocumento(campo, texto, 'PJ') },
  cpfCnpj: { keep: plain, judge: regraDocumento },
  cep: { keep: cep, judge: unless(isCep, 'Informe um CEP com oito dígitos.') },
  celular: { keep: celular, judge: unless(isCelular, 'Informe um celular com DDD válido, como (11) 90000-0000.') },
  placa: { keep: plain, judge: unless(isPlaca, 'Informe uma placa como ABC1D23 ou ABC-1234.') },
  fipe: { judge: unless(isCodigoFipe, 'Informe o código FIPE como 000000-0.') },
  chassi: { keep: plain, judge: unless(isChassi, 'O chassi tem 17 letras e números, sem I, O e Q.') },
};
