export { PasswordRules, type PasswordRulesProps } from './password-rules.component.tsx';
