import type { ErroCampo, RespostasAuto } from '@balcao/contracts';
import { emailEstrito, erroCampo, hojeEm, idadeEm, isCelular, isCep, isCnpj, isCpf, isPlaca, normalizeDocumento } from '@balcao/domain';

type Regra = readonly [campo: string, valor: string | undefined, isValido: (valor: string) => boolean, mensagem: string];

const isNascimento = (agora: Date) => (dia: string) => {
  const idade = idadeEm(dia, hojeEm(agora));
  return idade >= 18 && idade <= 110;
};

/** What a client's answers may not say; an answer that is not given is never wrong, but somebody must be reachable. */
export function judgeRespostas({ segurado, veiculo, pernoite, condutor }: RespostasAuto, agora: Date): ErroCampo[] {
  const regras: readonly Regra[] = [
    ['respostas.segurado.documento', segurado.documento, (valor) => isCpf(valor) || isCnpj(valor), 'Informe um CPF ou CNPJ válido.'],
    ['respostas.segurado.nascimento', segurado.nascimento, isNascimento(agora), 'O segurado precisa ter 18 anos ou mais.'],
    ['respostas.segurado.email', segurado.email, emailEstrito, 'Informe um e-mail válido.'],
    ['respostas.segurado.celular', segurado.celular, isCelular, 'Informe um celular válido, com DDD.'],
    ['respostas.segurado.cep', segurado.cep, isCep, 'Informe um CEP válido.'],
    ['respostas.veiculo.placa', veiculo.placa, isPlaca, 'Informe uma placa válida.'],
    ['respostas.pernoite.cepPernoite', pernoite.cepPernoite, isCep, 'Informe um CEP válido.'],
    ['respostas.condutor.nascimento', condutor.nascimento, isNascimento(agora), 'O condutor precisa ter 18 anos ou mais.'],
  ];
  const errors = regras.flatMap(([campo, valor, isValido, mensagem]) =>
    valor && !isValido(valor) ? [erroCampo(campo, 'invalido', mensagem)] : [],
  );
  if (segurado.nome.trim().length < 3) errors.push(erroCampo('respostas.segurado.nome', 'obrigatorio', 'Informe o seu nome.'));
  if (!segurado.email && !segurado.celular)
    errors.push(erroCampo('respostas.segurado.celular', 'obrigatorio', 'Informe um celular ou um e-mail para contato.'));
  return errors;
}

/** Answers under the paths and in the forms of the auto risk. */
export function dadosOf({ observacoes, ...blocos }: RespostasAuto, corretoraViu: { avisoPrivacidade: true }): Record<string, unknown> {
  const { documento, cep, nome, ...segurado } = blocos.segurado;
  const doc = documento ? normalizeDocumento(documento) : undefined;
  return {
    ...blocos,
    segurado: {
      ...segurado,
      nome: nome.trim(),
      ...(doc && { documento: doc, pessoa: doc.length === 14 ? 'PJ' : 'PF' }),
      ...(cep && { cep }),
      ...corretoraViu,
    },
    ...(observacoes && { observacoes }),
  };
}
