import type { CampoMesclavel, FichaSegurado } from '@balcao/contracts';
import { formatCentavos, formatData, formatDocumento, formatTelefone, sayEnderecoSegurado } from '@balcao/domain';
import { rotuloDe } from './segurado.model.ts';
import { copy } from './segurados.copy.ts';

/** What a record says of a field, as a person reads it. */
export function sayCampo(campo: CampoMesclavel, ficha: FichaSegurado): string {
  const { documento, nascimento, sexo, estadoCivil, rendaCentavos, celular, enderecos, grupo, produtor } = ficha;
  const ditos: Partial<Record<CampoMesclavel, string | null>> = {
    documento: formatDocumento(documento),
    nascimento: nascimento && formatData(nascimento),
    sexo: sexo && copy.sexo[sexo],
    estadoCivil: estadoCivil && copy.estadoCivil[estadoCivil],
    rendaCentavos: rendaCentavos === null ? null : formatCentavos(rendaCentavos),
    celular: celular && formatTelefone(celular),
    endereco: enderecos[0] ? sayEnderecoSegurado(enderecos[0]) : null,
    grupo: grupo?.nome ?? null,
    produtorId: produtor,
  };
  return (campo in ditos ? ditos[campo] : (ficha[campo as 'nome' | 'nomeSocial' | 'profissao' | 'email'] ?? null)) ?? '';
}

/** What a field is called, of a person or of a company. */
export const rotuloDoCampo = (campo: CampoMesclavel, pessoa: FichaSegurado['pessoa']): string => {
  if (campo === 'endereco') return copy.endereco.titulo(1);
  return rotuloDe(campo === 'grupo' ? 'grupo.nome' : campo, pessoa) ?? campo;
};
