import { isCnpj } from '@balcao/domain';
import { bindTo } from '@balcao/shared/forms';
import { Card, TextField } from '@balcao/ui';
import { MaskedField } from '@balcao/ui/forms';
import { empresaOf } from '../../cadastro.model.ts';
import { Campos } from '../../campos.component.tsx';
import { currentCadastro, saveCadastro, useCadastro } from '../../cadastro.store.ts';
import { Etapa } from '../../etapa.component.tsx';
import { useEtapa } from '../../use-etapa.ts';
import { copy } from './empresa.copy.ts';
import { CAMPOS, errosDaEmpresa } from './empresa.model.ts';
import { checkEmpresa } from './empresa.resource.ts';

const typed = () => currentCadastro().company;
/** The code as typed; null of none, and of one that came by a link. */
const digitada = () => {
  const { indicacao, isIndicacaoDigitada } = currentCadastro();
  return isIndicacaoDigitada && indicacao.trim() ? indicacao.trim() : null;
};

/** `/onboarding/companyInfo`: the brokerage. */
export function EmpresaPage() {
  const { company, indicacao, isIndicacaoDigitada } = useCadastro();
  const formulario = useEtapa({
    etapa: 'companyInfo',
    campos: CAMPOS,
    validate: () => errosDaEmpresa(typed()),
    check: () => checkEmpresa(empresaOf(typed()), digitada()),
  });
  const { erros, correct } = formulario;
  const bind = bindTo(company, erros, (value, name) => {
    saveCadastro({ company: { ...typed(), [name]: value } });
    correct(name);
  });

  return (
    <Etapa etapa="companyInfo" titulo={copy.titulo} descricao={copy.descricao} formulario={formulario}>
      <Card>
        <Campos>
          <TextField {...bind('name')} label={copy.nome} autoComplete="organization" maxLength={120} isRequired />
          <MaskedField
            {...bind('cnpj')}
            mask="cnpj"
            label={copy.cnpj}
            isRequired
            description={isCnpj(company.cnpj) ? copy.cnpjConfere : undefined}
            error={erros['cnpj'] ?? wrongWhenWhole(company.cnpj)}
          />
          <TextField
            {...bind('website')}
            label={copy.site}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder={copy.siteExemplo}
            maxLength={200}
          />
          <TextField {...bind('susep')} label={copy.susep} inputMode="numeric" maxLength={20} description={copy.susepAjuda} />
          {(isIndicacaoDigitada || indicacao === '') && (
            <TextField
              name="indicacao"
              label={copy.indicacao}
              description={copy.indicacaoAjuda}
              autoComplete="off"
              maxLength={20}
              value={indicacao}
              error={erros['indicacao']}
              onChange={(codigo) => {
                saveCadastro({ indicacao: codigo, isIndicacaoDigitada: codigo !== '' });
                correct('indicacao');
              }}
            />
          )}
        </Campos>
      </Card>
    </Etapa>
  );
}

const CNPJ_LETRAS = 14;
/** A CNPJ is validated as soon as it is complete. */
const wrongWhenWhole = (cnpj: string) => (cnpj.length === CNPJ_LETRAS && !isCnpj(cnpj) ? copy.cnpjInvalido : undefined);
